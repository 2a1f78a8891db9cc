import type { JournalEntry, JournalHead } from '../ports/journal'
import {
  accept,
  refuse,
  seatOf,
  createTapeThenSeedSource,
  type AnyGame,
  type OutcomeSource,
  type Position,
  type Refusal,
  type Result,
} from '../rules/kit'
import { createGameHistory, type GameHistory } from './game-history'
import { giveUp, reassignSeat, type SeatAssignments } from './seat-assignments'
import { givenUp } from './outcome'
import type { TableSetup } from './types'

/**
 * Parses the outcomes of chance that a journal records for a state, and advances the table's random source past the
 * outcomes that it would have drawn, so that a resumed game continues as it would have without the break. The recorded
 * outcomes take precedence: a changed generator never changes an old game.
 */
function readRecordedChance(
  game: AnyGame,
  luck: OutcomeSource,
  state: Position,
  written: readonly string[],
): Result<readonly number[]> {
  const due = game.chance(state)
  if (due === 0 || written.length !== due) {
    return refuse('bad-chance', `There are ${String(written.length)} outcomes of chance where ${String(due)} are due.`)
  }
  const outcomes = game.readChance(state, written, 0)
  if (outcomes.ok) luck.next(game, state)
  return outcomes
}

/** The state of a table after its journal has been replayed through the rules. */
export interface Resumed {
  readonly sitting: SeatAssignments
  readonly luck: OutcomeSource
  /** Outcomes drawn during the opening that the journal does not record yet. */
  readonly unwritten: readonly (readonly string[])[]
}

/**
 * Replays a journal's entries in order. Refuses at the first entry that the rules do not allow and gives its number,
 * counted from 1. With no entries this sets up a new table: undealt, or at the end of its opening.
 */
export function resume(game: AnyGame, setup: TableSetup, entries: readonly JournalEntry[]): Result<Resumed> {
  const course = createGameHistory(game, game.start(setup.options, setup.chairs.length) as Position)
  const luck = createTapeThenSeedSource(setup.tape ?? [], setup.seed)
  const opened = playOpening(course, luck, setup.opening ?? [], entries)
  if (!opened.ok) return opened
  const sitting: SeatAssignments = { course, chairs: [...setup.chairs], resigned: [], floor: course.steps.length }
  const { taken } = opened.value
  for (const [i, entry] of entries.slice(taken).entries()) {
    const refusal = playEntry(sitting, luck, entry)
    if (refusal) return refuse(refusal.code, `Entry ${String(taken + i + 1)}: ${refusal.message}`)
  }
  return accept({ sitting, luck, unwritten: opened.value.unwritten })
}

/** Returns the table setup that a journal's head describes. */
export function setupOf(head: JournalHead): TableSetup {
  const { game, options, chairs, seed, tape, opening } = head
  return { game, options, chairs, seed, ...(tape && { tape }), ...(opening && { opening }) }
}

interface Opened {
  /** Number of entries consumed: outcomes of chance that fell due during the opening and that the journal records. */
  readonly taken: number
  readonly unwritten: string[][]
}

function playOpening(
  course: GameHistory,
  luck: OutcomeSource,
  opening: readonly string[],
  entries: readonly JournalEntry[],
): Result<Opened> {
  const { game, state } = course
  const unwritten: string[][] = []
  let taken = 0
  for (const [index, text] of opening.entries()) {
    while (game.chance(state) > 0) {
      const entry = entries[taken]
      const written = entry?.kind === 'chance'
      const outcomes = written ? readRecordedChance(game, luck, state, entry.outcomes) : luck.next(game, state)
      if (!outcomes.ok) return outcomes
      if (written) taken++
      else unwritten.push(outcomes.value.map((outcome) => game.writeChance(outcome)))
      course.chance(outcomes.value)
    }
    const refusal = playMove(course, text, false)
    if (refusal) return refuse(refusal.code, `Opening move ${String(index + 1)}: ${refusal.message}`)
  }
  return accept({ taken, unwritten })
}

function playEntry(sitting: SeatAssignments, luck: OutcomeSource, entry: JournalEntry): Refusal | null {
  const { course, chairs } = sitting
  switch (entry.kind) {
    case 'chance': {
      const outcomes = readRecordedChance(course.game, luck, course.state, entry.outcomes)
      if (!outcomes.ok) return outcomes.error
      course.chance(outcomes.value)
      return null
    }
    case 'move':
      if (givenUp(course.state, sitting.resigned))
        return { code: 'game-over', message: 'The game was given up before.' }
      return playMove(course, entry.move, chairs[seatOf(entry.move.charAt(0))]?.kind === 'person')
    case 'undo':
      return takeBack(sitting, entry.moves)
    case 'resign':
      return atSeat(sitting, entry.seat, (seat) => {
        giveUp(sitting, seat)
      })
    case 'chair':
      return atSeat(sitting, entry.seat, (seat) => {
        reassignSeat(sitting, seat, entry.chair)
      })
    case 'hint':
      return null
  }
}

function playMove(course: GameHistory, text: string, person: boolean): Refusal | null {
  const { game, state } = course
  if (game.chance(state) > 0) return { code: 'bad-chance', message: 'A move stands where chance is due.' }
  const seat = text.charAt(1) === ' ' ? seatOf(text.charAt(0), state.seats) : -1
  if (seat < 0) return { code: 'bad-move', message: 'A move begins with the letter of a seat and one space.' }
  const move = game.read(state, seat, text.slice(2)) as Result<unknown>
  if (!move.ok) return move.error
  course.play(seat, move.value, person)
  return null
}

function takeBack({ course, floor }: SeatAssignments, moves: number): Refusal | null {
  const gone = course.steps.slice(Math.max(floor, course.steps.length - moves))
  if (gone.length < moves || gone.some((step) => step.seat === null)) {
    return { code: 'bad-undo', message: 'More is taken back than can be.' }
  }
  course.rewind(moves)
  return null
}

function atSeat({ course, resigned }: SeatAssignments, letter: string, change: (seat: number) => void): Refusal | null {
  const seat = seatOf(letter, course.state.seats)
  if (seat < 0) return { code: 'bad-seat', message: 'There is no such seat at this table.' }
  if (resigned.includes(seat)) return { code: 'bad-seat', message: 'That seat has given up.' }
  change(seat)
  return null
}
