import { letterOf } from '../../kit'
import { SQUARES } from '../board'
import { CARDS, CHEATER, cardName } from '../cards'
import { handNames, stockNames } from './names'
import { isTaken, type FortyNineState } from './state'

/** Where every card is: `hand A/17`, `board/C`, `stock/3`; an undealt pack is all stock. */
export function census(state: FortyNineState): string[] {
  if (!state.dealt) return Array.from({ length: CARDS }, (_, card) => `stock/${cardName(card)}`).sort()
  const places = stockNames(state).map((card) => `stock/${card}`)
  for (let seat = 0; seat < state.seats; seat++) {
    for (const card of handNames(state, seat)) places.push(`hand ${letterOf(seat)}/${card}`)
  }
  for (let square = 0; square < SQUARES; square++) {
    if (isTaken(state, square)) places.push(`board/${cardName(square === state.cheaterAt ? CHEATER : square)}`)
  }
  return places.sort()
}
