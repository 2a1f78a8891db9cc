import type { Level } from '../../../ports/journal'
import { ServiceError } from '../../../protocol/app/services'
import { botName, guestsAt, personLetters, type RoomState } from './room-state'
import { forgetHands, noteHands } from './hands'
import { endStage, newLuckRound } from './fairness-round'
import { beginGame, resumeGame, runGame } from './active-game'
import type { Broadcaster } from './broadcaster'

/** The way from people around a table to a game on it: chairs are settled, luck is made together, cards are dealt. */
export interface GameStart {
  /** Begins. Open chairs are given to bots. False if a game is under way. */
  start(level?: Level): Promise<boolean>
  /** Begins if the host wished for that, all chairs are taken and everybody is ready. */
  maybeStart(): void
  /** A value came in, or somebody left: goes on as soon as nobody is waited for. */
  luckChanged(): void
  /** Takes up what the side file tells. */
  resume(save: string | null): Promise<void>
  stop(): void
}

/** What comes of a game that was begun. */
export interface Outcomes {
  /** Keeps the table as it is now. */
  keep(): Promise<void>
  /** The game is over. */
  ended(): void
  /** The game's journal could be begun only now. */
  late(save: string): Promise<void>
}

/**
 * The luck that everybody makes together, stage by stage, each of which ends after a while.
 * @param done hears that the luck is made
 */
function createLuckStages(room: RoomState, voices: Broadcaster, done: () => void) {
  let timer: NodeJS.Timeout | null = null
  let stage: string | null = null

  function stop(): void {
    if (timer) clearTimeout(timer)
    timer = null
  }

  function wait(): void {
    stop()
    timer = setTimeout(() => {
      if (room.phase !== 'committing' || !room.luck) return
      endStage(room.luck)
      changed()
    }, room.spec.settings.luck)
  }

  function changed(): void {
    const { luck } = room
    if (!luck) return
    voices.tellLuck()
    if (luck.stage === 'reveal' && stage !== 'reveal') wait()
    stage = luck.stage
    if (luck.stage === 'done') done()
  }

  return {
    stop,
    changed,
    begin(): void {
      room.phase = 'committing'
      room.luck = newLuckRound(personLetters(room))
      voices.tellLobby()
      changed()
      wait()
    },
  }
}

/** Whether all chairs are taken, and every person is there and ready. */
function isSettled(room: RoomState): boolean {
  return room.seats.every(
    (chair, seat) =>
      chair.kind === 'bot' || (chair.kind === 'person' && chair.ready && guestsAt(room, seat).length > 0),
  )
}

/** Gives open chairs to bots, and forgets the game of before. */
function clearForNewGame(room: RoomState, voices: Broadcaster, level: Level): void {
  for (const [seat, chair] of room.seats.entries()) {
    if (chair.kind === 'open') room.seats[seat] = { kind: 'bot', name: botName(seat), level }
  }
  room.turnBase = Math.max(...[...room.seats.keys(), -1].map((eye) => voices.turn(eye)))
  room.play?.table.close()
  room.play = null
  room.round++
  forgetHands(room.hands)
}

export function createGameStart(room: RoomState, voices: Broadcaster, { keep, ended, late }: Outcomes): GameStart {
  const luck = createLuckStages(room, voices, () => {
    if (!dealing) deal().catch(room.needs.report)
  })
  let dealing = false

  async function deal(): Promise<void> {
    dealing = true
    luck.stop()
    try {
      await beginGame(room, voices, ended, late)
      room.phase = 'playing'
      noteHands(room)
      await keep()
      if (room.closed) return
      // A game without chance has no deal to be told of: everybody is shown the table as it lies.
      voices.tellWhole()
      runGame(room)
    } finally {
      dealing = false
    }
  }

  async function start(level: Level = room.spec.settings.standIn): Promise<boolean> {
    if (room.closed || room.phase === 'committing' || room.phase === 'playing') return false
    clearForNewGame(room, voices, level)
    luck.begin()
    await keep()
    return true
  }

  return {
    start,
    luckChanged: luck.changed,
    stop: luck.stop,
    maybeStart() {
      if (room.spec.settings.autoStart && isSettled(room) && !room.paused) start().catch(room.needs.report)
    },
    async resume(save) {
      if (room.phase === 'committing') return luck.begin()
      if (save === null || (room.phase !== 'playing' && room.phase !== 'over')) return
      const resumed = await resumeGame(room, voices, save, ended)
      if (!resumed.ok) {
        const { code, message } = resumed.error
        throw new ServiceError(code, `The table's game could not be taken up again: ${message}`)
      }
      if (room.phase === 'playing' && room.play?.table.over) ended()
      else runGame(room)
    },
  }
}
