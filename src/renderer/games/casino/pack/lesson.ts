import { BRIDGE_CARDS, bridgeName } from '../../../../rules/kit/bridge'
import { lessonStep, type Deal, type Small } from '../lesson'
import type { LessonStep } from '../../types'

const PACK = Array.from({ length: BRIDGE_CARDS }, (_, card) => bridgeName(card))

/** An eight is kept and one is built. */
export const BUILDING: Small = {
  a: ['3S', '8D', 'JC', 'QD'],
  b: ['AH', '6C', '9S', 'KH'],
  table: ['5H', '10C', 'KS', 'QH'],
  wanted: ['3S builds 8 on 5H'],
}

/** A build of six is stolen by who keeps an eight. */
export const RAISING: Small = {
  a: ['3S', '6D', 'JC', 'QD'],
  b: ['2H', '8S', '9S', 'KH'],
  table: ['3H', '10C', 'KS', 'QH'],
  moves: ['A 3S builds 6 on 3H'],
  seat: 1,
  wanted: ['2H builds 8 on B6'],
}

/** Steps at a table of two: all are dealt two cards at a time, twice, the table last or before the dealer. */
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
