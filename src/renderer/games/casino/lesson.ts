import type { Options, Seat } from '../../../rules/kit'
import { gameRecord, lessonStep } from '../layout/lesson'
import type { LessonStep } from '../types'

/** The first deal of a game to two seats, and all its cards. */
interface LessonDeal {
  readonly game: string
  readonly options?: Options
  readonly pack: readonly string[]
  /** Returns the named cards in the order in which they are dealt; all others follow in the pack's order. */
  order(a: readonly string[], b: readonly string[], table: readonly string[]): readonly string[]
}

/** What has happened since the deal: the moves made so far, and the seat that learns, 0 by default. */
interface LessonPast {
  readonly moves?: readonly string[]
  readonly seat?: Seat
}

/** Returns the function that makes the steps of a lesson. Cards are A's, B's and those on the table: `8H 2D | 4H 9C | 8S`. */
export function createLessonSteps({ game, options = {}, pack, order }: LessonDeal) {
  return (
    id: string,
    cards: string,
    accepted: readonly string[],
    { moves = [], seat = 0 }: LessonPast = {},
  ): LessonStep => {
    const [a = [], b = [], table = []] = cards.split(' | ').map((each) => each.split(' '))
    const dealt = order(a, b, table)
    const tape = [...dealt, ...pack.filter((card) => !dealt.includes(card))]
    return { ...lessonStep(id, gameRecord(game, 2, moves, options, tape), accepted), seat }
  }
}
