import type { Seen } from '../../../rules/kit'
import { seatsOf } from '../layout/eye'
import { seatParam } from '../layout/names'
import type { CountStep } from '../types'
import { tableOf, valueOf } from './table'

/** The count at the end: the tricks of each seat, then every card that counts, highest last. */
export function count(seen: Seen): readonly CountStep[] {
  const table = tableOf(seen)
  if (!table.over) return []
  return seatsOf(table).flatMap((seat): CountStep[] => {
    const tricks = table.state.tricks[seat]!
    const who = seatParam(seat)
    const cards = table.state.piles[seat]!.filter((card) => valueOf(card) > 0)
    return [
      { words: { key: 'count.tricks', params: { n: tricks, who } }, seat, faces: [], points: tricks },
      ...cards.map((card): CountStep => {
        const points = valueOf(card)
        return {
          words: { key: 'count.card', params: { card, n: points, who } },
          seat,
          faces: [`49/${card}`],
          points,
        }
      }),
    ]
  })
}
