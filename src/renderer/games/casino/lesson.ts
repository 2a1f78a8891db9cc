import { RECORD_FORMAT, type GameRecord, type Options, type Seat } from '../../../rules/kit'
import { lessonWords } from '../layout/words'
import type { LessonStep } from '../types'

/** A lesson's position for two players: hands, cards on the table, and the moves made so far. */
export interface LessonTask {
  readonly a: readonly string[]
  readonly b: readonly string[]
  readonly table: readonly string[]
  readonly moves?: readonly string[]
  /** The learner's seat; 0 by default. */
  readonly seat?: Seat
  /** Every move that fulfils the task. */
  readonly acceptedMoves: readonly string[]
}

/** The first deal of a game to two seats, and all its cards. */
export interface LessonDeal {
  readonly game: string
  readonly options: Options
  readonly pack: readonly string[]
  order(a: readonly string[], b: readonly string[], table: readonly string[]): readonly string[]
}

/** Returns one lesson step. */
export function lessonStep(deal: LessonDeal, id: string, small: LessonTask): LessonStep {
  return {
    ...lessonWords(id),
    record: recordOf(deal, small),
    seat: small.seat ?? 0,
    acceptedMoves: small.acceptedMoves,
  }
}

/** Returns the record of a lesson's position: the named cards are dealt, and all others follow in the pack's order. */
function recordOf({ game, options, pack, order }: LessonDeal, { a, b, table, moves = [] }: LessonTask): GameRecord {
  const dealt = order(a, b, table)
  const tape = [...dealt, ...pack.filter((card) => !dealt.includes(card))]
  return { format: RECORD_FORMAT, game, options, seats: ['A', 'B'], chance: { tape }, moves }
}
