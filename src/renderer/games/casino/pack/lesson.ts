import { BRIDGE_CARDS, bridgeName } from '../../../../rules/kit/pack'
import { lessonStep, type LessonDeal, type LessonTask } from '../lesson'
import type { LessonStep } from '../../types'

const PACK = Array.from({ length: BRIDGE_CARDS }, (_, card) => bridgeName(card))

/** Position for building: the learner keeps an eight and builds eight. */
export const BUILD_TASK: LessonTask = {
  a: ['3S', '8D', 'JC', 'QD'],
  b: ['AH', '6C', '9S', 'KH'],
  table: ['5H', '10C', 'KS', 'QH'],
  acceptedMoves: ['3S builds 8 on 5H'],
}

/** Position for raising: the learner, who holds an eight, raises the opponent's build of six. */
export const RAISE_TASK: LessonTask = {
  a: ['3S', '6D', 'JC', 'QD'],
  b: ['2H', '8S', '9S', 'KH'],
  table: ['3H', '10C', 'KS', 'QH'],
  moves: ['A 3S builds 6 on 3H'],
  seat: 1,
  acceptedMoves: ['2H builds 8 on B6'],
}

/**
 * Returns a function that creates lesson steps for two players. Two cards at a time are dealt to each, twice; the table
 * is dealt last or before the dealer.
 */
export function createCassinoSteps(
  game: string,
  tableBeforeDealer: boolean,
): (id: string, small: LessonTask) => LessonStep {
  const deal: LessonDeal = {
    game,
    options: {},
    pack: PACK,
    order: (a, b, table) =>
      [0, 2].flatMap((at) => {
        const two = (cards: readonly string[]) => cards.slice(at, at + 2)
        return tableBeforeDealer ? [...two(a), ...two(table), ...two(b)] : [...two(a), ...two(b), ...two(table)]
      }),
  }
  return (id, small) => lessonStep(deal, id, small)
}
