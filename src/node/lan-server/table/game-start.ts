import { callAfter } from '../../../async/clock'
import type { Level } from '../../../ports/journal'
import { ServiceError } from '../../../protocol/app/services'
import { LIMITS } from '../../../protocol/lan/messages'
import { seatOf } from '../../../rules/kit'
import { botName, isHere, personAt, personLetters, type RoomState } from './room-state'
import { forgetHands, noteHands } from './hands'
import { endStage, createFairnessRound } from './fairness-round'
import { beginGame, resumeGame, runGame } from './active-game'
import type { Broadcaster } from './broadcaster'
import type { GameEnd, TablePublisher } from './table-publisher'
import type { ChairState, TableSpec } from './types'

/** Takes a table from its lobby to a running game: fills the chairs, runs the fairness round and deals. */
export type GameStart = ReturnType<typeof createGameStart>

/** Another game for the same people, and their chairs in it. */
export type NextGame = Pick<TableSpec, 'game' | 'options'> & { readonly chairs: readonly ChairState[] }

/**
 * Runs the fairness round, stage by stage. Each stage has a time limit; persons without a connection are waited for only
 * until a little after somebody last came or went, as when a page is loaded again. Nothing ends while nobody is there.
 * @param onDone called when the round is complete
 */
function createFairnessStages(room: RoomState, broadcaster: Broadcaster, onDone: () => void) {
  const { luck: limit } = room.spec.settings
  let stage: string | null = null
  let stopStage: (() => void) | null = null
  let stopAbsent: (() => void) | null = null
  /** When a connection last came or went, in milliseconds of a monotonic clock. */
  let changedAt = performance.now()

  function stop(): void {
    stopStage?.()
    stopAbsent?.()
    stopAbsent = null
  }

  function endIf(isDue: () => boolean): void {
    if (room.closed || room.phase !== 'committing' || !room.fairness || !isDue()) return
    endStage(room.fairness)
    advance()
  }

  const isSomebodyThere = () => [...room.chairs.keys()].some((seat) => personAt(room, seat) && isHere(room, seat))

  /** Whether everybody whose value is still awaited has no connection. */
  const areOnlyAbsentAwaited = () =>
    isSomebodyThere() && room.fairness?.awaitedSeats.every((letter) => !isHere(room, seatOf(letter))) === true

  function waitForStage(): void {
    stop()
    stopStage = callAfter(limit, () => endIf(() => (isSomebodyThere() ? true : (waitForStage(), false))))
  }

  function waitForAbsent(): void {
    if (room.phase !== 'committing' || room.fairness?.stage === 'done' || !areOnlyAbsentAwaited()) {
      stopAbsent?.()
      stopAbsent = null
    } else {
      const rest = Math.min(LIMITS.absentMs, limit) - (performance.now() - changedAt)
      stopAbsent ??= callAfter(Math.max(0, rest), () => endIf(areOnlyAbsentAwaited))
    }
  }

  function advance(): void {
    const { fairness } = room
    if (!fairness) return
    broadcaster.tellFairness()
    if (fairness.stage === 'reveal' && stage !== 'reveal') waitForStage()
    stage = fairness.stage
    if (fairness.stage === 'done') onDone()
    else waitForAbsent()
  }

  return {
    stop,
    advance,
    handlePresenceChange(): void {
      changedAt = performance.now()
      waitForAbsent()
    },
    begin(): void {
      room.phase = 'committing'
      room.fairness = createFairnessRound(personLetters(room))
      broadcaster.tellLobby()
      waitForStage()
      advance()
    },
  }
}

/** Whether all chairs are taken, and every person who is there is ready. Absent persons prevent nothing. */
function isEveryoneReady(room: RoomState): boolean {
  const present = [...room.chairs.keys()].filter((seat) => personAt(room, seat) && isHere(room, seat))
  const isFull = room.chairs.every(({ kind }) => kind !== 'open')
  return isFull && present.length > 0 && present.every((seat) => personAt(room, seat)?.ready)
}

/** Gives open chairs to bots, and clears the previous game. */
function clearForNewGame(room: RoomState, broadcaster: Broadcaster, level: Level): void {
  for (const [seat, chair] of room.chairs.entries()) {
    if (chair.kind === 'open') room.chairs[seat] = { kind: 'bot', name: botName(seat), level }
  }
  room.turnBase = Math.max(...[...room.chairs.keys(), -1].map((eye) => broadcaster.turn(eye)))
  room.activeGame?.table.close()
  room.activeGame = null
  // Where another game was put on the table it has its number already.
  if (room.phase === 'over' || room.round === 0) room.round++
  forgetHands(room.hands)
  room.wrongWords = 0
}

export function createGameStart(
  room: RoomState,
  broadcaster: Broadcaster,
  { announceAndWrite, writeSideFile }: TablePublisher,
  { handleEnd, handleLateJournal }: GameEnd,
) {
  const fairness = createFairnessStages(room, broadcaster, () => {
    dealing ??= deal()
      .catch(room.dependencies.report)
      .finally(() => (dealing = null))
  })
  let dealing: Promise<void> | null = null
  let stopReady: (() => void) | undefined
  /** A function, so that it is evaluated again after each wait. */
  const isClosed = (): boolean => room.closed

  /** Begins if the table is set to start automatically, all chairs are taken and everybody is ready. */
  function maybeStart(): void {
    if (room.spec.settings.autoStart && isEveryoneReady(room) && !room.paused) start().catch(room.dependencies.report)
  }

  async function deal(): Promise<void> {
    fairness.stop()
    await beginGame(room, broadcaster, handleEnd, handleLateJournal)
    // The table was closed meanwhile: after the next start the round of luck begins anew.
    if (isClosed()) return room.activeGame?.table.close()
    room.phase = 'playing'
    noteHands(room)
    await writeSideFile()
    if (isClosed()) return
    // A game without chance announces no deal: everybody is sent the table as it is.
    broadcaster.tellWhole()
    runGame(room)
  }

  /** Begins. Open chairs are given to bots. Resolves to false if a game is under way. */
  async function start(level: Level = room.spec.settings.standIn): Promise<boolean> {
    if (room.closed || room.phase === 'committing' || room.phase === 'playing') return false
    clearForNewGame(room, broadcaster, level)
    fairness.begin()
    await writeSideFile()
    return true
  }

  return {
    start,
    /** Puts another game on the table in place of one that is over or has not begun; it begins like the first. */
    async change({ chairs, ...next }: NextGame): Promise<boolean> {
      if (room.closed || room.phase === 'committing' || room.phase === 'playing') return false
      room.activeGame?.table.close()
      room.activeGame = null
      if (room.phase === 'over') room.round++
      room.phase = 'gathering'
      room.fairness = null
      room.spec = { ...room.spec, ...next }
      room.chairs.splice(0, room.chairs.length, ...chairs)
      await announceAndWrite()
      maybeStart()
      return true
    },
    /** Reports that a value arrived, or that a person gave their chair up: continues as soon as no value is awaited. */
    advanceFairness: fairness.advance,
    stop(): void {
      fairness.stop()
      stopReady?.()
    },
    /** Resolves once no game is being dealt. */
    async idle(): Promise<void> {
      await dealing
    },
    maybeStart,
    /** Reports that a connection has come or gone. */
    handlePresenceChange(): void {
      fairness.handlePresenceChange()
      // Somebody who only loads their page again is not played without.
      stopReady?.()
      stopReady = callAfter(LIMITS.absentMs, maybeStart)
    },
    /** Resumes from the state in the side file. */
    async resume(save: string | null): Promise<void> {
      if (room.phase === 'committing') return fairness.begin()
      if (save === null || (room.phase !== 'playing' && room.phase !== 'over')) return
      const resumed = await resumeGame(room, broadcaster, save, handleEnd)
      if (!resumed.ok) {
        const { code, message } = resumed.error
        throw new ServiceError(code, `The table's game could not be taken up again: ${message}`)
      }
      if (room.phase === 'playing' && room.activeGame?.table.over) handleEnd()
      else runGame(room)
    },
  }
}
