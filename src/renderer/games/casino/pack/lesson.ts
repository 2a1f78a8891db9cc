import { BRIDGE_CARDS, bridgeName } from '../../../../rules/kit/bridge'
import { lessonStep, type Deal, type Small } from '../lesson'
import type { LessonStep } from '../../types'

const PACK = Array.from({ length: BRIDGE_CARDS }, (_, card) => bridgeName(card))

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
