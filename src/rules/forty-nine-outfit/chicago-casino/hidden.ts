import type { Keeper } from '../../casino/keepers'
import { CARDS, CHEATER, type Card } from '../cards'
import { hasCard } from '../hands'
import { COLOUR, highOf, lowOf } from './colour-sets'
import { isTop, type ChicagoState } from './state'

// In range: cards.

/** The cards of all builds. */
export function inBuilds(state: ChicagoState): [low: number, high: number] {
  let low = 0
  let high = 0
  for (let top = 0; top < CARDS; top++) {
    if (!isTop(state, top)) continue
    low |= lowOf(COLOUR[top]!, state.builds[top]!)
    high |= highOf(COLOUR[top]!, state.builds[top]!)
  }
  return [low, high]
}

/**
 * Whoever built kept back a higher card of the colour, or the Cheater. As long as none of these has turned up, one of
 * them is in his hand still.
 */
export function keepersOf(state: ChicagoState, eye: number, unseen: readonly Card[]): Keeper[] {
  const keepers: Keeper[] = []
  for (let top = 0; top < CHEATER; top++) {
    const seat = state.builders[top]!
    if (!isTop(state, top) || seat === eye) continue
    const above = Array.from({ length: state.size }, (_, card) => card).filter((card) => {
      return card === CHEATER || (card > top && COLOUR[card] === COLOUR[top])
    })
    const hidden = above.filter((card) => unseen.includes(card) || (eye >= 0 && hasCard(state.hands, eye, card)))
    if (hidden.length < above.length) continue
    keepers.push({ seat, cards: above.filter((card) => unseen.includes(card)) })
  }
  return keepers
}
