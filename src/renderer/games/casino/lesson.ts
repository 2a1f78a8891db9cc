import { RECORD_FORMAT, type GameRecord, type Options, type Seat } from '../../../rules/kit'
import { lessonWords } from '../layout/words'
import type { LessonStep } from '../types'

/** A small table of two for a lesson: hands, what lies on the table, and what has been played. */
export interface Small {
  readonly a: readonly string[]
  readonly b: readonly string[]
  readonly table: readonly string[]
  readonly moves?: readonly string[]
  /** Whose place the learner has. */
  readonly seat?: Seat
  /** Every text that does what was asked. */
  readonly wanted: readonly string[]
}

/** How a game deals its first cards to two, and all its cards. */
export interface Deal {
  readonly game: string
  readonly options: Options
  readonly pack: readonly string[]
  order(a: readonly string[], b: readonly string[], table: readonly string[]): readonly string[]
}

/** One step. */
export function lessonStep(deal: Deal, id: string, small: Small): LessonStep {
  return {
    ...lessonWords(id),
    record: recordOf(deal, small),
    seat: small.seat ?? 0,
    wanted: small.wanted,
  }
}

/** The record of a small table: the cards named are dealt, all others lie below them in the pack's order. */
function recordOf({ game, options, pack, order }: Deal, { a, b, table, moves = [] }: Small): GameRecord {
  const dealt = order(a, b, table)
  const tape = [...dealt, ...pack.filter((card) => !dealt.includes(card))]
  return { format: RECORD_FORMAT, game, options, seats: ['A', 'B'], chance: { tape }, moves }
}
