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
import { markHint, markResigned, reassignSeat, rewind, type SeatAssignments } from './seat-assignments'
import { isGivenUp } from './outcome'
import type { TableSetup } from './types'

/**
 * Parses the outcomes of chance that a journal records for a state, and advances the table's random source past the
 * outcomes that it would have drawn, so that a resumed game continues as it would have without the break. The recorded
 * outcomes take precedence: a changed generator never changes an old game.
 */
function readRecordedChance(
  game: AnyGame,
  outcomeSource: OutcomeSource,
  state: Position,
  recordedOutcomes: readonly string[],
): Result<readonly number[]> {
  const due = game.chance(state)
  if (due === 0 || recordedOutcomes.length !== due) {
    return refuse(
      'bad-chance',
      `There are ${String(recordedOutcomes.length)} outcomes of chance where ${String(due)} are due.`,
    )
  }
  const outcomes = game.readChance(state, recordedOutcomes, 0)
  if (outcomes.ok) outcomeSource.next(game, state)
  return outcomes
}

/** The state of a table after its journal has been replayed through the rules. */
export interface ReplayedJournal {
  readonly assignments: SeatAssignments
  readonly outcomeSource: OutcomeSource
  /** Outcomes drawn during the opening that the journal does not record yet. */
  readonly unrecordedOutcomes: readonly (readonly string[])[]
}

/**
 * Replays a journal's entries in order. Refuses at the first entry that the rules do not allow and gives its number,
 * counted from 1. With no entries this sets up a new table: undealt, or at the end of its opening.
 */
export function replayJournal(
  game: AnyGame,
  setup: TableSetup,
  entries: readonly JournalEntry[],
): Result<ReplayedJournal> {
  const history = createGameHistory(game, game.start(setup.options, setup.chairs.length))
  const outcomeSource = createTapeThenSeedSource(setup.tape ?? [], setup.seed)
  const openingResult = playOpening(history, outcomeSource, setup.opening ?? [], entries)
  if (!openingResult.ok) return openingResult
  const assignments: SeatAssignments = {
    history,
    chairs: [...setup.chairs],
    resigned: [],
    finalPlyCount: history.steps.length,
    help: { hints: 0, peeks: 0 },
  }
  const { entriesConsumed } = openingResult.value
  for (const [i, entry] of entries.slice(entriesConsumed).entries()) {
    const refusal = playEntry(assignments, outcomeSource, entry, setup.seed)
    if (refusal) return refuse(refusal.code, `Entry ${String(entriesConsumed + i + 1)}: ${refusal.message}`)
  }
  return accept({ assignments, outcomeSource, unrecordedOutcomes: openingResult.value.unrecordedOutcomes })
}

/** Returns the table setup that a journal's head describes. */
export function setupOf(head: JournalHead): TableSetup {
  const { game, options, chairs, seed, tape, opening, parent } = head
  return { game, options, chairs, seed, ...(tape && { tape }), ...(opening && { opening }), ...(parent && { parent }) }
}

interface OpeningResult {
  /** Number of entries consumed: outcomes of chance that fell due during the opening and that the journal records. */
  readonly entriesConsumed: number
  readonly unrecordedOutcomes: string[][]
}

function playOpening(
  history: GameHistory,
  outcomeSource: OutcomeSource,
  opening: readonly string[],
  entries: readonly JournalEntry[],
): Result<OpeningResult> {
  const { game, state } = history
  const unrecordedOutcomes: string[][] = []
  let entriesConsumed = 0
  for (const [index, text] of opening.entries()) {
    while (game.chance(state) > 0) {
      const entry = entries[entriesConsumed]
      const isRecorded = entry?.kind === 'chance'
      const outcomes = isRecorded
        ? readRecordedChance(game, outcomeSource, state, entry.outcomes)
        : outcomeSource.next(game, state)
      if (!outcomes.ok) return outcomes
      if (isRecorded) entriesConsumed++
      else unrecordedOutcomes.push(outcomes.value.map((outcome) => game.writeChance(outcome)))
      history.playChance(outcomes.value)
    }
    const refusal = playMove(history, text, false)
    if (refusal) return refuse(refusal.code, `Opening move ${String(index + 1)}: ${refusal.message}`)
  }
  return accept({ entriesConsumed, unrecordedOutcomes })
}

function playEntry(
  assignments: SeatAssignments,
  outcomeSource: OutcomeSource,
  entry: JournalEntry,
  seed: string,
): Refusal | null {
  const { history, chairs } = assignments
  switch (entry.kind) {
    case 'chance': {
      const outcomes = readRecordedChance(history.game, outcomeSource, history.state, entry.outcomes)
      if (!outcomes.ok) return outcomes.error
      history.playChance(outcomes.value)
      return null
    }
    case 'move':
      if (isGivenUp(history.state, assignments.resigned))
        return { code: 'game-over', message: 'The game was given up before.' }
      return playMove(history, entry.move, chairs[seatOf(entry.move.charAt(0))]?.kind === 'person')
    case 'undo':
      return takeBack(assignments, entry.moves, seed)
    case 'resign':
      return withValidSeat(assignments, entry.seat, (seat) => {
        markResigned(assignments, seat)
      })
    case 'chair':
      return withValidSeat(assignments, entry.seat, (seat) => {
        reassignSeat(assignments, seat, entry.chair)
      })
    case 'hint':
      markHint(assignments)
      return null
  }
}

function playMove(history: GameHistory, text: string, isByPerson: boolean): Refusal | null {
  const { game, state } = history
  if (game.chance(state) > 0) return { code: 'bad-chance', message: 'A move stands where chance is due.' }
  const seat = text.charAt(1) === ' ' ? seatOf(text.charAt(0), state.seats) : -1
  if (seat < 0) return { code: 'bad-move', message: 'A move begins with the letter of a seat and one space.' }
  const move = game.read(state, seat, text.slice(2))
  if (!move.ok) return move.error
  history.play(seat, move.value, isByPerson)
  return null
}

function takeBack(assignments: SeatAssignments, moves: number, seed: string): Refusal | null {
  const { history, finalPlyCount } = assignments
  const undonePlies = history.steps.slice(Math.max(finalPlyCount, history.steps.length - moves))
  if (undonePlies.length < moves || undonePlies.some((step) => step.seat === null)) {
    return { code: 'bad-undo', message: 'More is taken back than can be.' }
  }
  rewind(assignments, moves, seed)
  return null
}

function withValidSeat(
  { history, resigned }: SeatAssignments,
  letter: string,
  change: (seat: number) => void,
): Refusal | null {
  const seat = seatOf(letter, history.state.seats)
  if (seat < 0) return { code: 'bad-seat', message: 'There is no such seat at this table.' }
  if (resigned.includes(seat)) return { code: 'bad-seat', message: 'That seat has given up.' }
  change(seat)
  return null
}
