import { letterOf } from '../../kit'
import { cardName } from '../cards'
import { discardNames, handNames, stockNames } from './names'
import { SHUFFLE, type PittsburghState } from './state'

/** Where every card is: `hand A/17`, `discard B/3`, `stock/C`; before a deal they all are in the pack. */
export function census(state: PittsburghState): string[] {
  if (state.phase === SHUFFLE) return Array.from({ length: state.cards }, (_, card) => `pack/${cardName(card)}`).sort()
  const places = stockNames(state).map((card) => `stock/${card}`)
  for (let seat = 0; seat < state.seats; seat++) {
    for (const card of handNames(state, seat)) places.push(`hand ${letterOf(seat)}/${card}`)
    // Discards that were shuffled again stay listed, but lie in the stock and in hands.
    if (state.reshuffled) continue
    for (const card of discardNames(state, seat) ?? []) places.push(`discard ${letterOf(seat)}/${card}`)
  }
  return places.sort()
}
