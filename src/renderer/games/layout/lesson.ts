import { entryAt, letterOf, RECORD_FORMAT, type GameRecord, type Options } from '../../../rules/kit'
import type { Words } from '../../i18n/words'
import type { LessonStep, Remark } from '../types'
import { lessonWords } from './words'

/** A lesson's position: the cards that matter, and the moves made so far. */
export interface LessonPosition {
  readonly game: string
  readonly options?: Options
  /** Number of cards dealt to each seat. */
  readonly handSize: number
  /** The first cards of each hand; each hand is filled up with the lowest cards that are not named anywhere. */
  readonly hands: readonly (readonly string[])[]
  /** The cards after the hands, from the top. */
  readonly stock?: readonly string[]
  readonly hasCheater: boolean
  readonly moves?: readonly string[]
}

const NUMBERS = Array.from({ length: 49 }, (_, i) => String(i + 1))

/** Returns the record of a small game with the outfit's cards, dealt one at a time from the first seat on. */
export function lessonRecord({
  game,
  options = {},
  handSize,
  hands,
  stock = [],
  hasCheater,
  moves = [],
}: LessonPosition): GameRecord {
  const pack = hasCheater ? [...NUMBERS, 'C'] : NUMBERS
  const named = new Set([...hands.flat(), ...stock])
  const spare = pack.filter((card) => !named.has(card))
  const full = hands.map((hand) => [...hand, ...spare.splice(0, handSize - hand.length)])
  const dealt = Array.from({ length: handSize }, (_, i) => full.map((hand) => entryAt(hand, i))).flat()
  const seats = hands.map((_, seat) => letterOf(seat))
  return { format: RECORD_FORMAT, game, options, seats, chance: { tape: [...dealt, ...stock, ...spare] }, moves }
}

/** Returns the record of a game for one player, from its moves without seats. */
export function soloRecord(
  game: string,
  moves: readonly string[],
  options: Options = {},
  tape?: readonly string[],
): GameRecord {
  const played = moves.map((move) => `A ${move}`)
  const record: GameRecord = { format: RECORD_FORMAT, game, options, seats: ['A'], moves: played }
  return tape ? { ...record, chance: { tape } } : record
}

/**
 * Returns one step of a lesson for the first seat. Its words are `lesson.<id>.title`, `.tell`, `.done` and `.other`,
 * with `facts` as their parameters.
 */
export function lessonStep(
  id: string,
  record: GameRecord,
  acceptedMoves: readonly string[],
  facts?: NonNullable<Words['params']>,
): LessonStep {
  return { ...lessonWords(id, facts), record, seat: 0, acceptedMoves }
}

/** One position of a puzzle's lesson and its task. */
interface Task {
  /** Id of the step; its words are `lesson.<id>.title`, `.tell`, `.done` and `.other`. */
  readonly id: string
  /** Moves that lead to the position, without the seat. */
  readonly moves: readonly string[]
  readonly acceptedMoves: readonly string[]
  readonly options?: Options
  /** The outcomes of chance, for puzzles that have any. */
  readonly tape?: readonly string[]
}

/** Returns the lesson of a puzzle; every position has a record of its own. */
export function puzzleLesson(game: string, tasks: readonly Task[]): readonly LessonStep[] {
  return tasks.map(({ id, moves, acceptedMoves, options, tape }) =>
    lessonStep(id, soloRecord(game, moves, options, tape), acceptedMoves),
  )
}

/** Returns a remark on a move of a printed game; its words are `demo.<name>`. */
export const remark = (ply: number, name: string, params: NonNullable<Words['params']> = {}): Remark => ({
  ply,
  words: { key: `demo.${name}`, params },
})
