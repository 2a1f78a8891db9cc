import { BRIDGE_CARDS, bridgeName, type BridgeCard } from '../kit'

export { count, lowest } from '../kit'

/**
 * Sets of cards as two words, so that every word is a small integer of the engine: aces to sevens (cards 0 to 27) are
 * the low word's bits 0 to 27, eights to kings (cards 28 to 51) the high word's bits 0 to 23.
 */
export const SPLIT = 28

/** The bit of each card in the low word; 0 for those of the high one. */
export const LOW = Int32Array.from({ length: BRIDGE_CARDS }, (_, card) => (card < SPLIT ? 1 << card : 0))

/** The bit of each card in the high word. */
export const HIGH = Int32Array.from({ length: BRIDGE_CARDS }, (_, card) => (card < SPLIT ? 0 : 1 << (card - SPLIT)))

/** The cards, ascending. For views and tests, not for play. */
export function cardsIn(low: number, high: number): BridgeCard[] {
  // In range: cards.
  const found: BridgeCard[] = []
  for (let card = 0; card < BRIDGE_CARDS; card++)
    if (((low & LOW[card]!) | (high & HIGH[card]!)) !== 0) found.push(card)
  return found
}

/** Their names, ascending. */
export function namesIn(low: number, high: number): string[] {
  return cardsIn(low, high).map(bridgeName)
}
