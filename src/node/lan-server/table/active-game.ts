import { deriveSeed } from '../../../protocol/lan/fairness'
import { accept, letterOf, type Result, type Seat } from '../../../rules/kit'
import { createTable, resumeTable, type Table, type SessionNeeds } from '../../../session'
import type { JournalSink } from '../../../ports/journal'
import type { Thinker } from '../../../ports/thinker'
import { seatPlayer, personAt, unpaused, type ActiveGame, type RoomState } from './room-state'
import { createTurnClock } from './turn-clock'
import { beginJournal, continuedJournal, type PlayJournal } from './game-journal'
import { visibleFairness } from './fairness-round'
import type { Body } from './types'
import type { Broadcaster } from './broadcaster'

/**
 * Exceeds the number of turns that can be announced during one flush: a power failure may lose turns that were
 * announced but not yet flushed.
 */
const LOST_AT_MOST = 1_000

/** Called when the game ends. */
type Ended = () => void
/** Called when the disk accepts a journal that it had refused at first. */
type Late = (save: string) => Promise<void>

/** Creates the game with the seed of the completed fairness round. Nothing is dealt before `runGame`. */
export async function beginGame(room: RoomState, voices: Broadcaster, ended: Ended, late: Late): Promise<void> {
  const { luck, spec, needs, seats } = room
  if (!luck) throw new Error('a game was begun without luck')
  const { game, options } = spec
  const chairs = seats.map((_, seat) => seatPlayer(room, seat))
  const terms = { game: game.info.id, rules: game.info.version, options, seats: chairs.length, round: room.round }
  const seed = deriveSeed(luck.hostValue, terms, luck)
  const setup = { game: game.info.id, options, chairs, seed }
  const head = { format: 'parlor-journal/1', version: game.info.version, at: needs.now(), ...setup } as const
  const journal = await beginJournal(needs, { table: spec.id, round: room.round, head }, late)
  const table = createTable(setup, tableNeeds(room, journal.sink))
  attach(room, voices, table, journal, ended)
}

/** Resumes a game from its journal. Rejects if the journal cannot be read; returns a refusal if it breaks the rules. */
export async function resumeGame(
  room: RoomState,
  voices: Broadcaster,
  save: string,
  ended: Ended,
): Promise<Result<void>> {
  const { head, entries } = await room.needs.saves.load(save)
  const journal = continuedJournal(room.needs, save, entries.length)
  const table = resumeTable(head, entries, tableNeeds(room, journal.sink))
  if (!table.ok) return table
  // Each journal entry, and the start, took at most one turn number, so no turn number announced before is used again.
  room.turnBase += entries.length + 1 + LOST_AT_MOST
  attach(room, voices, table.value, journal, ended)
  return accept(undefined)
}

/** Lets bots move, unless the table is paused. */
export function runGame(room: RoomState): void {
  const { play } = room
  if (!play || room.paused || room.closed) return
  play.table.run().then(() => {
    if (room.play === play) restartTurnClock(room, null)
  }, room.needs.report)
}

/**
 * Plays a bot's move for each person whose time is up. If the table changes during a thought, the bot thinks again as
 * long as the person is still late: not after a move of their own, nor in a pause, after which all times restart.
 */
async function moveFor(room: RoomState, { table, clock }: ActiveGame, seats: readonly Seat[]): Promise<void> {
  const isDue = (seat: Seat) => !room.closed && !room.paused && !table.over && clock.isLate(seat)
  const objection = (seat: Seat) => () => (isDue(seat) ? null : { code: 'stale', message: 'Nobody is late any more.' })
  for (const seat of seats) {
    while (isDue(seat)) {
      const played = await table.playFor(seat, room.spec.settings.standIn, objection(seat))
      if (!played.ok && played.error.code !== 'stale') throw new Error(played.error.message)
    }
  }
  runGame(room)
}

/** Restarts the turn clock, as after a pause. */
export function restartTurnClock(room: RoomState, moved: Seat | null): void {
  const { play, paused, phase, spec } = room
  if (!play || spec.settings.turn === null) return
  if (paused || phase !== 'playing') play.clock.stop()
  else play.clock.update(waitedPersons(room, play.table), moved)
}

/** Returns the result of a game with all that is needed to verify it. */
export function resultOf({ luck, play }: RoomState): Body | null {
  if (!luck || !play) return null
  const { table } = play
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
    hostValue: luck.hostValue,
    luck: visibleFairness(luck),
    seed,
    resigned: table.resigned.map((seat) => letterOf(seat)),
  }
}

function attach(room: RoomState, voices: Broadcaster, table: Table, journal: PlayJournal, ended: Ended): void {
  const clock = createTurnClock(room.spec.settings.turn, room.needs.now, (late) => {
    moveFor(room, play, late).catch(room.needs.report)
  })
  const play: ActiveGame = { table, clock, journal }
  room.play = play
  table.listen((change) => {
    if (change.kind === 'step') {
      restartTurnClock(room, change.step.seat)
      voices.tellStep(change.step)
    } else if (change.kind === 'undone' || change.kind === 'resigned') {
      restartTurnClock(room, null)
      voices.tellWhole()
    }
    if (table.over && room.phase === 'playing') ended()
  })
}

function tableNeeds(room: RoomState, journal: JournalSink): SessionNeeds {
  const { needs, spec } = room
  /** During a pause a bot starts no thought, and holds back a move that it has found. */
  const thinker: Thinker = {
    async think(request, signal) {
      await unpaused(room)
      const thought = await needs.thinker.think(request, signal)
      await unpaused(room)
      return thought
    },
  }
  return { game: spec.game, journal, thinker, now: needs.now, report: needs.report }
}

/** Returns the persons that the game waits for, without those whom a bot replaces. */
function waitedPersons(room: RoomState, table: Table): Seat[] {
  return table.waited.filter((seat) => personAt(room, seat)?.standsIn === false)
}
