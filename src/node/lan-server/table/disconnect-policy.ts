import { isDeepStrictEqual } from 'node:util'
import { MAX_TIMER_MS } from '../../../async/clock'
import { letterOf, type Refusal, type Seat } from '../../../rules/kit'
import { seatPlayer, guestsAt, personAt, type RoomState } from './room-state'
import { leaveRound } from './fairness-round'
import { runGame, restartTurnClock } from './active-game'
import type { SeatState } from './types'

/** Decides what happens to the chairs of absent persons. */
export interface DisconnectPolicy {
  /** Reports that a connection of this seat has ended. */
  handleDisconnect(seat: Seat): void
  /** Reports that a person is back at this seat; they take it over from the bot that replaced them. */
  handleReturn(seat: Seat): Promise<void>
  stop(): void
}

const RETURNED: Refusal = { code: 'stale', message: 'They are back.' }

/** @param onChange called when the chairs have changed */
export function createDisconnectPolicy(room: RoomState, onChange: () => void): DisconnectPolicy {
  const timers = new Map<Seat, NodeJS.Timeout>()

  function forget(seat: Seat): void {
    clearTimeout(timers.get(seat))
    timers.delete(seat)
  }

  async function handleTimeout(seat: Seat): Promise<void> {
    timers.delete(seat)
    const person = personAt(room, seat)
    if (!person || guestsAt(room, seat).length > 0 || room.closed) return
    if (room.phase === 'gathering' || room.phase === 'over') room.seats[seat] = { kind: 'open' }
    else if (room.spec.settings.whenAway === 'wait' || person.standsIn) return
    else if (room.spec.settings.whenAway === 'bot') await substituteBot(room, seat, true)
    else await endFor(seat)
    onChange()
  }

  /** Resigns for an absent person. If the game is still to be dealt, waits for that. */
  async function endFor(seat: Seat): Promise<void> {
    if (room.phase === 'committing') handleDisconnect(seat)
    else await room.activeGame?.table.resign(seat, () => (guestsAt(room, seat).length === 0 ? null : RETURNED))
    runGame(room)
  }

  function handleDisconnect(seat: Seat): void {
    forget(seat)
    if (room.closed || !personAt(room, seat) || guestsAt(room, seat).length > 0) return
    const timer = setTimeout(
      () => {
        handleTimeout(seat).catch(room.dependencies.report)
      },
      Math.min(room.spec.settings.grace, MAX_TIMER_MS),
    )
    timers.set(seat, timer)
  }

  return {
    handleDisconnect,
    async handleReturn(seat) {
      forget(seat)
      if (personAt(room, seat)?.standsIn) await substituteBot(room, seat, false)
    },
    stop() {
      for (const seat of [...timers.keys()]) forget(seat)
    },
  }
}

/** Lets a bot play for a person, or no longer. A person who has resigned takes no further part in the game. */
async function substituteBot(room: RoomState, seat: Seat, standsIn: boolean): Promise<void> {
  const person = personAt(room, seat)
  if (!person) return
  person.standsIn = standsIn
  await reseat(room, seat)
}

/** Gives a chair to a bot permanently. */
export async function giveToBot(room: RoomState, seat: Seat, bot: Extract<SeatState, { kind: 'bot' }>): Promise<void> {
  room.seats[seat] = bot
  if (room.luck) leaveRound(room.luck, letterOf(seat))
  await reseat(room, seat)
}

/** Tells a running game who sits in a chair now. This voids a bot's pending thought. */
export async function reseat(room: RoomState, seat: Seat): Promise<void> {
  const { activeGame } = room
  if (!activeGame || room.phase !== 'playing' || activeGame.table.resigned.includes(seat)) return
  await activeGame.table.changeChair(seat, seatPlayer(room, seat))
  restartTurnClock(room, null)
  runGame(room)
}

/**
 * Aligns the game's chairs with the room's. If a host is killed between the two writes, the journal may record a change
 * of chairs that the side file does not, or the reverse.
 */
export async function reseatAll(room: RoomState): Promise<void> {
  for (const seat of room.seats.keys()) {
    const written = room.activeGame?.table.chairs[seat]
    if (!isDeepStrictEqual(written, seatPlayer(room, seat))) await reseat(room, seat)
  }
}
