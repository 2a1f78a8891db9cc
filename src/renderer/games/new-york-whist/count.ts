import { seatsOf } from '../layout/eye'
import { cardParam, seatParam } from '../../i18n/seat-names'
import type { CountStep } from '../types'
import { valueOf, type Table } from './table'

/** The count at the end: the tricks of each seat, then every card that counts, highest last. */
export function count(seen: Table): readonly CountStep[] {
  if (!seen.over) return []
  return seatsOf(seen).flatMap((seat): CountStep[] => {
    const tricks = seen.state.tricks[seat]!
    const who = seatParam(seat)
    const cards = seen.state.piles[seat]!.filter((card) => valueOf(card) > 0)
    return [
      { words: { key: 'count.tricks', params: { n: tricks, who } }, seat, faces: [], points: tricks },
      ...cards.map((card): CountStep => {
        const points = valueOf(card)
        return {
          words: { key: 'count.card', params: { card: cardParam(card), n: points, who } },
          seat,
          faces: [`49/${card}`],
          points,
        }
      }),
    ]
  })
}
