import { deriveSeed } from '../../../protocol/lan/fairness'
import { accept, letterOf, type Result, type Seat } from '../../../rules/kit'
import { createTable, resumeTable, type Table, type SessionDependencies } from '../../../session'
import type { Thinker } from '../../../ports/thinker'
import { isHeld, seatPlayer, personAt, waitWhileHeld, type ActiveGame, type RoomState } from './room-state'
import { createTurnClock } from './turn-clock'
import type { GameJournal } from '../table-journals'
import { visibleFairness } from './fairness-round'
import type { Body } from './types'
import type { Broadcaster } from './broadcaster'

/**
 * Exceeds the number of turns that can be announced during one flush: a power failure may lose turns that were
 * announced but not yet flushed.
 */
const MAX_LOST_TURNS = 1_000

/** Called when the game ends. */
type EndListener = () => void
/** Called when the disk accepts a journal that it had refused at first. */
type LateJournalListener = (save: string) => Promise<void>

/** Creates the game with the seed of the completed fairness round. Nothing is dealt before `runGame`. */
export async function beginGame(
  room: RoomState,
  broadcaster: Broadcaster,
  onEnded: EndListener,
  onLateJournal: LateJournalListener,
): Promise<void> {
  const { fairness, spec, dependencies } = room
  if (!fairness) throw new Error('a game was begun without a fairness round')
  const { game, options } = spec
  const chairs = room.chairs.map((_, seat) => seatPlayer(room, seat))
  const terms = { game: game.info.id, rules: game.info.version, options, seats: chairs.length, round: room.round }
  const seed = deriveSeed(fairness.hostValue, terms, fairness)
  const setup = { game: game.info.id, options, chairs, seed }
  const head = { format: 'parlor-journal/1', version: game.info.version, at: dependencies.now(), ...setup } as const
  const journal = await dependencies.journals.begin({ table: spec.id, round: room.round, head }, onLateJournal)
  const table = createTable(setup, createSessionDependencies(room, journal))
  attach(room, broadcaster, table, journal, onEnded)
}

/** Resumes a game from its journal. Rejects if the journal cannot be read; returns a refusal if it breaks the rules. */
export async function resumeGame(
  room: RoomState,
  broadcaster: Broadcaster,
  save: string,
  onEnded: EndListener,
): Promise<Result<void>> {
  const { head, entries, journal } = await room.dependencies.journals.resume(room.spec.id, save)
  const table = resumeTable(head, entries, createSessionDependencies(room, journal))
  if (!table.ok) return table
  // Each journal entry, and the start, took at most one turn number, so no turn number announced before is used again.
  room.turnBase += entries.length + 1 + MAX_LOST_TURNS
  attach(room, broadcaster, table.value, journal, onEnded)
  return accept(undefined)
}

/** Lets bots move, unless the game stands still. */
export function runGame(room: RoomState): void {
  const { activeGame } = room
  if (!activeGame || isHeld(room) || room.closed) return
  activeGame.table.run().then(() => {
    if (room.activeGame === activeGame) restartTurnClock(room, null)
  }, room.dependencies.report)
}

/**
 * Plays a bot's move for each person whose time is up. If the table changes during a thought, the bot thinks again as
 * long as the person is still late: not after a move of their own, nor in a pause, after which all times restart.
 */
async function playForLateSeats(room: RoomState, { table, clock }: ActiveGame, seats: readonly Seat[]): Promise<void> {
  const isDue = (seat: Seat) => !room.closed && !isHeld(room) && !table.over && clock.isLate(seat)
  const objection = (seat: Seat) => () => (isDue(seat) ? null : { code: 'stale', message: 'Nobody is late any more.' })
  for (const seat of seats) {
    while (isDue(seat)) {
      const played = await table.playFor(seat, room.spec.settings.standIn, objection(seat))
      if (!played.ok && played.error.code !== 'stale') throw new Error(played.error.message)
    }
  }
  runGame(room)
}

/** Restarts the turn clock, as after a pause, and tells `onTurnChange`. */
export function restartTurnClock(room: RoomState, moved: Seat | null): void {
  const { activeGame, phase, spec } = room
  room.onTurnChange()
  if (!activeGame || spec.settings.turn === null) return
  if (isHeld(room) || phase !== 'playing') activeGame.clock.stop()
  else activeGame.clock.update(waitedPersons(room, activeGame.table), moved)
}

/** Returns the result of a game with all that is needed to verify it. */
export function resultOf({ fairness, activeGame }: RoomState): Body | null {
  if (!fairness || !activeGame) return null
  const { table } = activeGame
  const { seed } = table.setup
  const { chance, names, moves, seats, ...record } = table.record()
  return {
    type: 'result',
    record: {
      ...record,
      options: { ...record.options },
      seats: [...seats],
      moves: [...moves],
      ...(names && { names: { ...names } }),
      ...(chance?.tape && { chance: { tape: [...chance.tape], seed } }),
    },
    hostValue: fairness.hostValue,
    luck: visibleFairness(fairness),
    seed,
    resigned: table.resigned.map((seat) => letterOf(seat)),
  }
}

function attach(
  room: RoomState,
  broadcaster: Broadcaster,
  table: Table,
  journal: GameJournal,
  onEnded: EndListener,
): void {
  const clock = createTurnClock(room.spec.settings.turn, room.dependencies.monotonic, (late) => {
    playForLateSeats(room, activeGame, late).catch(room.dependencies.report)
  })
  const activeGame: ActiveGame = { table, clock, journal }
  room.activeGame = activeGame
  table.listen((change) => {
    if (change.kind === 'step') {
      room.onPlayed(change.step.seat)
      restartTurnClock(room, change.step.seat)
      broadcaster.tellStep(change.step)
    } else if (change.kind === 'undone' || change.kind === 'resigned') {
      room.onPlayed(null)
      restartTurnClock(room, null)
      broadcaster.tellWhole()
    }
    if (!table.over || room.phase !== 'playing') return
    room.onPlayed(null)
    onEnded()
  })
}

function createSessionDependencies(room: RoomState, journal: GameJournal): SessionDependencies {
  const { dependencies, spec } = room
  /** While the game stands still a bot starts no thought, and holds back a move that it has found. */
  const thinker: Thinker = {
    async think(request, signal) {
      await waitWhileHeld(room)
      const thought = await dependencies.thinker.think(request, signal)
      await waitWhileHeld(room)
      return thought
    },
  }
  return { game: spec.game, journal, thinker, now: dependencies.now, report: dependencies.report }
}

/** Returns the persons that the game waits for, without those whom a bot replaces. */
function waitedPersons(room: RoomState, table: Table): Seat[] {
  return table.awaitedSeats.filter((seat) => personAt(room, seat)?.standsIn === false)
}
