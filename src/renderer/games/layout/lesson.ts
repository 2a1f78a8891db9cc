import { entryAt, lettersOf, RECORD_FORMAT, type GameRecord, type Options } from '../../../rules/kit'
import type { Words } from '../../i18n/words'
import type { LessonStep, Remark } from '../types'
import { lessonWords } from './words'

/** A lesson's position: the cards that matter, separated by blanks, and the moves made so far. */
export interface LessonPosition {
  readonly game: string
  readonly options?: Options
  /** The cards of each hand; those of a shorter hand are followed by the lowest cards that are not named anywhere. */
  readonly hands: readonly string[]
  /** The cards after the hands, from the top. */
  readonly stock?: string
  readonly hasCheater: boolean
  readonly moves?: readonly string[]
}

const NUMBERS = Array.from({ length: 49 }, (_, i) => String(i + 1))

/**
 * Returns the record of a small game with the outfit's cards, dealt one at a time from the first seat on. All hands are
 * as large as the largest.
 */
export function lessonRecord({ game, options = {}, hands, stock, hasCheater, moves = [] }: LessonPosition): GameRecord {
  const [named, next] = [hands.map((hand) => hand.split(' ')), stock?.split(' ') ?? []]
  const pack = hasCheater ? [...NUMBERS, 'C'] : NUMBERS
  const spare = pack.filter((card) => !named.flat().includes(card) && !next.includes(card))
  const size = Math.max(...named.map((hand) => hand.length))
  const full = named.map((hand) => [...hand, ...spare.splice(0, size - hand.length)])
  const dealt = Array.from({ length: size }, (_, i) => full.map((hand) => entryAt(hand, i))).flat()
  return gameRecord(game, hands.length, moves, options, [...dealt, ...next, ...spare])
}

/** Returns the record of a game of so many seats. */
export function gameRecord(
  game: string,
  seats: number,
  moves: readonly string[],
  options: Options = {},
  tape?: readonly string[],
): GameRecord {
  const record: GameRecord = { format: RECORD_FORMAT, game, options, seats: lettersOf(seats), moves }
  return tape ? { ...record, chance: { tape } } : record
}

/** Returns the record of a game for one player, from its moves without seats. */
export function soloRecord(
  game: string,
  moves: readonly string[],
  ...more: [Options?, (readonly string[])?]
): GameRecord {
  const plies = moves.map((move) => `A ${move}`)
  return gameRecord(game, 1, plies, ...more)
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
