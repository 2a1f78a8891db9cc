import { letterOf } from '../../kit'
import { cardName } from '../cards'
import { cardNames } from '../hands'
import { NONE, type NewYorkWhistState } from './state'
import { blindNames } from './view'

/** Where every card is: `hand A/17`, `trick/3`, `pile B/C`, `blind/40`; an undealt pack is all `pack`. */
export function census(state: NewYorkWhistState): string[] {
  if (!state.dealt) return Array.from({ length: state.size }, (_, card) => `pack/${cardName(card)}`).sort()
  const places = Array.from(state.trick.subarray(0, state.laid), (card) => `trick/${cardName(card)}`)
  if (state.blindTo === NONE) places.push(...blindNames(state).map((card) => `blind/${card}`))
  for (let seat = 0; seat < state.seats; seat++) {
    for (const card of cardNames(state.hands, seat)) places.push(`hand ${letterOf(seat)}/${card}`)
    for (const card of cardNames(state.piles, seat)) places.push(`pile ${letterOf(seat)}/${card}`)
  }
  return places.sort()
}
