import type { Level } from '../../../ports/journal'
import { ServiceError } from '../../../protocol/app/services'
import { botName, guestsAt, personLetters, type RoomState } from './room-state'
import { forgetHands, noteHands } from './hands'
import { endStage, newLuckRound } from './fairness-round'
import { beginGame, resumeGame, runGame } from './active-game'
import type { Broadcaster } from './broadcaster'

/** Takes a table from its lobby to a running game: fills the chairs, runs the fairness round and deals. */
export interface GameStart {
  /** Begins. Open chairs are given to bots. Resolves to false if a game is under way. */
  start(level?: Level): Promise<boolean>
  /** Begins if the table is set to start automatically, all chairs are taken and everybody is ready. */
  maybeStart(): void
  /** Reports that a value arrived, or that a person left: continues as soon as no value is awaited. */
  luckChanged(): void
  /** Resumes from the state in the side file. */
  resume(save: string | null): Promise<void>
  stop(): void
}

/** Callbacks for the course of a game. */
export interface Outcomes {
  /** Writes the table's current state. */
  keep(): Promise<void>
  /** Called when the game is over. */
  ended(): void
  /** Called when the game's journal could only be created later. */
  late(save: string): Promise<void>
}

/**
 * Runs the fairness round, stage by stage; each stage has a time limit.
 * @param done called when the round is complete
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

/** Whether all chairs are taken, and every person is present and ready. */
function isSettled(room: RoomState): boolean {
  return room.seats.every(
    (chair, seat) =>
      chair.kind === 'bot' || (chair.kind === 'person' && chair.ready && guestsAt(room, seat).length > 0),
  )
}

/** Gives open chairs to bots, and clears the previous game. */
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
      // A game without chance announces no deal: everybody is sent the table as it is.
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
