import { letterOf } from '../../kit'
import { cardName } from '../cards'
import { cardNames } from '../hands'
import { boardNames, stockNames } from './names'
import { PACK, type ColorowState } from './state'

/** Where every card is: `hand A/17`, `board/3`, `stock/40`; an undealt pack is all stock. */
export function census(state: ColorowState): string[] {
  if (state.deals === 0) return Array.from({ length: PACK }, (_, card) => `stock/${cardName(card)}`).sort()
  const places = stockNames(state).map((card) => `stock/${card}`)
  for (let seat = 0; seat < state.seats; seat++) {
    for (const card of cardNames(state.hands, seat)) places.push(`hand ${letterOf(seat)}/${card}`)
  }
  for (const card of boardNames(state)) if (card !== null) places.push(`board/${card}`)
  return places.sort()
}
