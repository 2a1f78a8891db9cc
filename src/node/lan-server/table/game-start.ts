import { callAfter } from '../../../async/clock'
import type { Level } from '../../../ports/journal'
import { ServiceError } from '../../../protocol/app/services'
import { botName, guestsAt, personLetters, type RoomState } from './room-state'
import { forgetHands, noteHands } from './hands'
import { endStage, createFairnessRound } from './fairness-round'
import { beginGame, resumeGame, runGame } from './active-game'
import type { Broadcaster } from './broadcaster'

/** Takes a table from its lobby to a running game: fills the chairs, runs the fairness round and deals. */
export interface GameStart {
  /** Begins. Open chairs are given to bots. Resolves to false if a game is under way. */
  start(level?: Level): Promise<boolean>
  /** Begins if the table is set to start automatically, all chairs are taken and everybody is ready. */
  maybeStart(): void
  /** Reports that a value arrived, or that a person left: continues as soon as no value is awaited. */
  advanceFairness(): void
  /** Resumes from the state in the side file. */
  resume(save: string | null): Promise<void>
  stop(): void
}

/** Callbacks for the course of a game. */
export interface GameCallbacks {
  /** Writes the table's current state. */
  writeSideFile(): Promise<void>
  /** Called when the game is over. */
  onEnded(): void
  /** Called when the game's journal could only be created later. */
  onLateJournal(save: string): Promise<void>
}

/**
 * Runs the fairness round, stage by stage; each stage has a time limit.
 * @param onDone called when the round is complete
 */
function createLuckStages(room: RoomState, broadcaster: Broadcaster, onDone: () => void) {
  let stop = () => {}
  let stage: string | null = null

  function wait(): void {
    stop()
    stop = callAfter(room.spec.settings.luck, () => {
      if (room.phase !== 'committing' || !room.luck) return
      endStage(room.luck)
      advance()
    })
  }

  function advance(): void {
    const { luck } = room
    if (!luck) return
    broadcaster.tellLuck()
    if (luck.stage === 'reveal' && stage !== 'reveal') wait()
    stage = luck.stage
    if (luck.stage === 'done') onDone()
  }

  return {
    stop: () => stop(),
    advance,
    begin(): void {
      room.phase = 'committing'
      room.luck = createFairnessRound(personLetters(room))
      broadcaster.tellLobby()
      advance()
      wait()
    },
  }
}

/** Whether all chairs are taken, and every person is present and ready. */
function isEveryoneReady(room: RoomState): boolean {
  return room.seats.every(
    (chair, seat) =>
      chair.kind === 'bot' || (chair.kind === 'person' && chair.ready && guestsAt(room, seat).length > 0),
  )
}

/** Gives open chairs to bots, and clears the previous game. */
function clearForNewGame(room: RoomState, broadcaster: Broadcaster, level: Level): void {
  for (const [seat, chair] of room.seats.entries()) {
    if (chair.kind === 'open') room.seats[seat] = { kind: 'bot', name: botName(seat), level }
  }
  room.turnBase = Math.max(...[...room.seats.keys(), -1].map((eye) => broadcaster.turn(eye)))
  room.activeGame?.table.close()
  room.activeGame = null
  room.round++
  forgetHands(room.hands)
}

export function createGameStart(
  room: RoomState,
  broadcaster: Broadcaster,
  { writeSideFile, onEnded, onLateJournal }: GameCallbacks,
): GameStart {
  const luck = createLuckStages(room, broadcaster, () => {
    if (!dealing) deal().catch(room.dependencies.report)
  })
  let dealing = false

  async function deal(): Promise<void> {
    dealing = true
    luck.stop()
    try {
      await beginGame(room, broadcaster, onEnded, onLateJournal)
      room.phase = 'playing'
      noteHands(room)
      await writeSideFile()
      if (room.closed) return
      // A game without chance announces no deal: everybody is sent the table as it is.
      broadcaster.tellWhole()
      runGame(room)
    } finally {
      dealing = false
    }
  }

  async function start(level: Level = room.spec.settings.standIn): Promise<boolean> {
    if (room.closed || room.phase === 'committing' || room.phase === 'playing') return false
    clearForNewGame(room, broadcaster, level)
    luck.begin()
    await writeSideFile()
    return true
  }

  return {
    start,
    advanceFairness: luck.advance,
    stop: luck.stop,
    maybeStart() {
      if (room.spec.settings.autoStart && isEveryoneReady(room) && !room.paused) start().catch(room.dependencies.report)
    },
    async resume(save) {
      if (room.phase === 'committing') return luck.begin()
      if (save === null || (room.phase !== 'playing' && room.phase !== 'over')) return
      const resumed = await resumeGame(room, broadcaster, save, onEnded)
      if (!resumed.ok) {
        const { code, message } = resumed.error
        throw new ServiceError(code, `The table's game could not be taken up again: ${message}`)
      }
      if (room.phase === 'playing' && room.activeGame?.table.over) onEnded()
      else runGame(room)
    },
  }
}
