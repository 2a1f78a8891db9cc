import { shuffleHidden } from '../../casino/keepers'
import type { Rng, Seen } from '../../kit'
import { cardNamed } from '../cards'
import { addCard } from '../hands'
import { hiddenOf } from './hidden'
import type { ChicagoView } from './shape'
import { clone, type ChicagoState } from './state'

/**
 * A full table that agrees with what was seen: hidden cards are dealt at random among all ways that leave every builder
 * a card above his build, where that must be in his hand still.
 */
export function imagine(seen: Seen<ChicagoView>, rng: Rng): ChicagoState {
  const { known, unseen, wanting, keepers } = hiddenOf(seen)
  const state = clone(known)
  const { stock } = seen.state
  if (typeof stock !== 'number') {
    state.top = state.size - stock.length
    stock.forEach((card, i) => (state.pack[state.top + i] = cardNamed(card)))
    return state
  }
  const cards = [...unseen]
  shuffleHidden(cards, wanting, keepers, rng)
  let next = 0
  wanting.forEach((missing, seat) => {
    for (let i = 0; i < missing; i++) addCard(state.hands, seat, cards[next++]!)
  })
  state.top = state.size - stock
  for (let at = state.top; at < state.size; at++) state.pack[at] = cards[next++]!
  return state
}
