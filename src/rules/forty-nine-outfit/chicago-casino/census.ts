import { stockNames } from '../../casino/view'
import { lettersOf } from '../../kit'
import { members } from '../bits'
import { cardName } from '../cards'
import { cardNames } from '../hands'
import { COLOUR, highOf, lowOf } from './colour-sets'
import { PACK, wordNames } from './names'
import type { ChicagoState } from './state'

/** Where every card is: `hand A/17`, `table/C`, `build 12/9`, `pile B/40`, `stock/3`; an undealt pack is all stock. */
export function census(state: ChicagoState): string[] {
  // In range: cards.
  if (state.deal === 0) return Array.from({ length: state.size }, (_, card) => `stock/${cardName(card)}`).sort()
  const places = stockNames(PACK, state).map((card) => `stock/${card}`)
  lettersOf(state.seats).forEach((letter, seat) => {
    places.push(...cardNames(state.hands, seat).map((card) => `hand ${letter}/${card}`))
    places.push(...cardNames(state.piles, seat).map((card) => `pile ${letter}/${card}`))
  })
  places.push(...wordNames(state.looseLow, state.looseHigh).map((card) => `table/${card}`))
  for (const top of members(state.topsLow, state.topsHigh)) {
    const colour = COLOUR[top]!
    const cards = wordNames(lowOf(colour, state.builds[top]!), highOf(colour, state.builds[top]!))
    places.push(...cards.map((card) => `build ${cardName(top)}/${card}`))
  }
  return places.sort()
}
