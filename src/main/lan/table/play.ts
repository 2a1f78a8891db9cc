import { luckSeed } from '../../../protocol/lan/luck'
import { accept, letterOf, type Result, type Seat } from '../../../rules/kit'
import {
  createTable,
  resumeTable,
  toldTo,
  type JournalSink,
  type Table,
  type TableNeeds,
  type Thinker,
} from '../../../table'
import { playedChair } from './chairs'
import { turnClock, type TurnClock } from './clock'
import { beginJournal, continuedJournal, type PlayJournal } from './journal'
import { shownLuck } from './luck-round'
import { personAt, unpaused, type Room } from './room'
import type { Body } from './types'
import type { Voices } from './voices'

/** A game that is being played, or that lies finished on the table. */
export interface Play {
  readonly table: Table
  readonly clock: TurnClock
  readonly journal: Pick<PlayJournal, 'save'>
}

/** More turns than can be told in the time that a flush takes: with the power those may go that were told and not flushed. */
const LOST_AT_MOST = 1_000

/** Whoever hears of the game's end. */
type Ended = () => void
/** Whoever hears of a journal that the disk has taken only now. */
type Late = (save: string) => Promise<void>

/** Begins the game that the luck of this round deals. Nothing is dealt before `runPlay`. */
export async function beginPlay(room: Room, voices: Voices, ended: Ended, late: Late): Promise<void> {
  const { luck, spec, needs, seats } = room
  if (!luck) throw new Error('a game was begun without luck')
  const { game, options } = spec
  const chairs = seats.map((_, seat) => playedChair(room, seat))
  const terms = { game: game.info.id, rules: game.info.version, options, seats: chairs.length, round: room.round }
  const seed = luckSeed(luck.hostValue, terms, luck)
  const setup = { game: game.info.id, options, chairs, seed }
  const head = { format: 'parlor-journal/1', version: game.info.version, at: needs.now(), ...setup } as const
  const journal = await beginJournal(needs, { table: spec.id, round: room.round, head }, late)
  const table = createTable(setup, tableNeeds(room, journal.sink))
  attach(room, voices, table, journal, ended)
}

/** Takes a game up again from its journal. Rejects where the journal can't be read, refuses what breaks the rules. */
export async function resumePlay(room: Room, voices: Voices, save: string, ended: Ended): Promise<Result<void>> {
  const { head, entries } = await room.needs.saves.load(save)
  const journal = continuedJournal(room.needs, save, entries.length)
  const table = resumeTable(head, entries, tableNeeds(room, journal.sink))
  if (!table.ok) return table
  // Each line of the journal, and the beginning, was one turn at most: no old turn can be taken for a new one.
  room.turnBase += entries.length + 1 + LOST_AT_MOST
  attach(room, voices, table.value, journal, ended)
  return accept(undefined)
}

/** Lets bots move, unless the table is paused. */
export function runPlay(room: Room): void {
  const { play } = room
  if (!play || room.paused || room.closed) return
  play.table.run().then(() => {
    if (room.play === play) time(room, null)
  }, room.needs.report)
}

/** Moves for persons whose time is up, as a bot would. */
export async function moveFor(room: Room, seats: readonly Seat[]): Promise<void> {
  const { play, needs, spec } = room
  if (!play || room.phase !== 'playing' || room.paused) return
  const { table } = play
  for (const seat of seats) {
    const recall = table.steps.flatMap(({ events }) => toldTo(spec.game, events, seat))
    const seed = `${table.setup.seed} late ${String(table.steps.length)} ${letterOf(seat)}`
    const request = { seen: table.seen(seat), recall, seat, level: spec.settings.standIn, seed }
    const thought = await needs.thinker.think(request).catch(() => null)
    const [first] = table.moves(seat)
    const move = thought?.move ?? first
    if (move !== undefined) await table.play(seat, move)
  }
  runPlay(room)
}

/** Begins to measure times anew, as after a pause. */
export function time(room: Room, moved: Seat | null): void {
  const { play, paused, phase, spec } = room
  if (!play || spec.settings.turn === null) return
  if (paused || phase !== 'playing') play.clock.stop()
  else play.clock.update(waitedPersons(room, play.table), moved)
}

/** The end of a game, for whoever wants to check it. */
export function resultOf({ luck, play }: Room): Body | null {
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
    luck: shownLuck(luck),
    seed,
    resigned: table.resigned.map((seat) => letterOf(seat)),
  }
}

function attach(room: Room, voices: Voices, table: Table, journal: PlayJournal, ended: Ended): void {
  const clock = turnClock(room.spec.settings.turn, room.needs.now, (late) => {
    moveFor(room, late).catch(room.needs.report)
  })
  room.play = { table, clock, journal }
  table.listen((change) => {
    if (change.kind === 'step') {
      time(room, change.step.seat)
      voices.tellStep(change.step)
    } else if (change.kind === 'undone' || change.kind === 'resigned') {
      time(room, null)
      voices.tellWhole()
    }
    if (table.over && room.phase === 'playing') ended()
  })
}

function tableNeeds(room: Room, journal: JournalSink): TableNeeds {
  const { needs, spec } = room
  /** A bot begins no thought in a pause, and keeps a move that it has found until the pause is over. */
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

/** Persons that the game waits for and that no bot plays for. */
function waitedPersons(room: Room, table: Table): Seat[] {
  return table.waited.filter((seat) => personAt(room, seat)?.standsIn === false)
}
