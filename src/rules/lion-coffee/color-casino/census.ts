import { stockNames } from '../../casino/view'
import { lettersOf } from '../../kit'
import { CARDS, cardName } from '../cards'
import { members } from '../sets'
import { PACK, setNames, wordNames } from './names'
import type { ColorState } from './state'

/** Where every card is: `hand A/7R`, `board/2K`, `build 7R/3R`, `pile B/10R`, `stock/3P`; an undealt deck is all stock. */
export function census(state: ColorState): string[] {
  // In range: cards.
  if (state.deal === 0) return Array.from({ length: CARDS }, (_, card) => `stock/${cardName(card)}`).sort()
  const places = stockNames(PACK, state).map((card) => `stock/${card}`)
  lettersOf(state.seats).forEach((letter, seat) => {
    places.push(...setNames(state.hands, seat).map((card) => `hand ${letter}/${card}`))
    places.push(...setNames(state.piles, seat).map((card) => `pile ${letter}/${card}`))
  })
  places.push(...wordNames(state.looseLow, state.looseHigh).map((card) => `board/${card}`))
  for (const top of members(state.topsLow, state.topsHigh)) {
    const cards = [state.lowers[top]!, top]
    places.push(...cards.map((card) => `build ${cardName(top)}/${cardName(card)}`))
  }
  return places.sort()
}
