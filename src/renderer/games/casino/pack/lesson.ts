import { BRIDGE_CARDS, bridgeName } from '../../../../rules/kit/bridge'
import { lessonStep, type Deal, type Small } from '../lesson'
import type { LessonStep } from '../../types'

const PACK = Array.from({ length: BRIDGE_CARDS }, (_, card) => bridgeName(card))

/** Position for building: the learner keeps an eight and builds eight. */
export const BUILDING: Small = {
  a: ['3S', '8D', 'JC', 'QD'],
  b: ['AH', '6C', '9S', 'KH'],
  table: ['5H', '10C', 'KS', 'QH'],
  wanted: ['3S builds 8 on 5H'],
}

/** Position for raising: the learner, who holds an eight, raises the opponent's build of six. */
export const RAISING: Small = {
  a: ['3S', '6D', 'JC', 'QD'],
  b: ['2H', '8S', '9S', 'KH'],
  table: ['3H', '10C', 'KS', 'QH'],
  moves: ['A 3S builds 6 on 3H'],
  seat: 1,
  wanted: ['2H builds 8 on B6'],
}

/**
 * Returns a function that creates lesson steps for two players. Two cards at a time are dealt to each, twice; the table
 * is dealt last or before the dealer.
 */
export function cassinoSteps(game: string, tableBeforeDealer: boolean): (id: string, small: Small) => LessonStep {
  const deal: Deal = {
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
