import { isDeepStrictEqual } from 'node:util'
import { callAfter } from '../../../async/clock'
import { letterOf, type Refusal, type Seat } from '../../../rules/kit'
import { isHeld, isHere, seatPlayer, personAt, resumePaused, type RoomState } from './room-state'
import { leaveRound } from './fairness-round'
import { runGame, restartTurnClock } from './active-game'
import type { ChairState } from './types'

/**
 * Decides what happens to the chairs of absent persons. Each absence has a limited time, which passes only while the
 * game waits for that person.
 */
export type DisconnectPolicy = ReturnType<typeof createDisconnectPolicy>

const RETURNED: Refusal = { code: 'stale', message: 'They are back.' }

/** @param onChange called when the chairs have changed */
export function createDisconnectPolicy(room: RoomState, onChange: () => void) {
  const { grace, whenAway, opensAbandoned } = room.spec.settings
  /** The rest of the time of absent persons, in milliseconds; all of it if missing. */
  const rests = new Map<Seat, number>()
  /** The absent persons whose time passes now, and since when on a monotonic clock. */
  const running = new Map<Seat, { readonly cancel: () => void; readonly since: number }>()

  const isAway = (seat: Seat) => personAt(room, seat) !== null && !isHere(room, seat)

  function isTimePassing(seat: Seat): boolean {
    if (room.closed || !isAway(seat)) return false
    if (room.phase === 'gathering' || room.phase === 'over') return opensAbandoned === true
    if (room.phase !== 'playing' || isHeld(room) || whenAway === 'wait' || personAt(room, seat)?.standsIn) return false
    return room.activeGame?.table.awaitedSeats.includes(seat) === true
  }

  function halt(seat: Seat): void {
    const one = running.get(seat)
    if (!one) return
    one.cancel()
    running.delete(seat)
    rests.set(seat, Math.max(0, (rests.get(seat) ?? grace) - (performance.now() - one.since)))
  }

  function forget(seat: Seat): void {
    halt(seat)
    rests.delete(seat)
  }

  async function handleTimeout(seat: Seat): Promise<void> {
    const isDue = isTimePassing(seat)
    forget(seat)
    if (!isDue) return
    if (room.phase !== 'playing') room.chairs[seat] = { kind: 'open' }
    else if (whenAway === 'bot') await substituteBot(room, seat, true)
    else {
      await room.activeGame?.table.resign(seat, () => (isHere(room, seat) || isHeld(room) ? RETURNED : null))
      runGame(room)
    }
    onChange()
  }

  function start(seat: Seat): void {
    const cancel = callAfter(rests.get(seat) ?? grace, () => {
      handleTimeout(seat).catch(room.dependencies.report)
    })
    running.set(seat, { cancel, since: performance.now() })
  }

  return {
    /** Lets the time of absent persons pass or stand still, as the game and the connections are now. */
    update(): void {
      for (const seat of room.chairs.keys()) {
        if (!isAway(seat)) forget(seat)
        else if (!isTimePassing(seat)) halt(seat)
        else if (!running.has(seat)) start(seat)
      }
    },
    /** Reports that a person is back at this seat; they take it over from the bot that replaced them. */
    async handleReturn(seat: Seat): Promise<void> {
      forget(seat)
      if (personAt(room, seat)?.standsIn) await substituteBot(room, seat, false)
    },
    stop(): void {
      for (const seat of [...running.keys()]) forget(seat)
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
export async function giveToBot(room: RoomState, seat: Seat, bot: Extract<ChairState, { kind: 'bot' }>): Promise<void> {
  room.chairs[seat] = bot
  if (room.fairness) leaveRound(room.fairness, letterOf(seat))
  await reseat(room, seat)
}

/** Tells a running game who sits in a chair now. This voids a bot's pending thought. */
export async function reseat(room: RoomState, seat: Seat): Promise<void> {
  const { activeGame } = room
  // Who has the chairs decides whether the game stands still.
  resumePaused(room)
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
  for (const seat of room.chairs.keys()) {
    const written = room.activeGame?.table.chairs[seat]
    if (!isDeepStrictEqual(written, seatPlayer(room, seat))) await reseat(room, seat)
  }
}
