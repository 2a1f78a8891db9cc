import { BRIDGE_CARDS, bridgeName, type BridgeCard } from '../kit'

export { count, lowestBit } from '../kit'

/**
 * Sets of cards are stored in two words, so that each word is a small integer to the JavaScript engine: aces to sevens
 * (cards 0 to 27) are the low word's bits 0 to 27, eights to kings (cards 28 to 51) the high word's bits 0 to 23.
 */
export const FIRST_HIGH_CARD = 28

/** The bit of each card in the low word; 0 for cards of the high word. */
export const LOW_BITS = Int32Array.from({ length: BRIDGE_CARDS }, (_, card) => (card < FIRST_HIGH_CARD ? 1 << card : 0))

/** The bit of each card in the high word; 0 for cards of the low word. */
export const HIGH_BITS = Int32Array.from({ length: BRIDGE_CARDS }, (_, card) =>
  card < FIRST_HIGH_CARD ? 0 : 1 << (card - FIRST_HIGH_CARD),
)

/** Returns the cards of a set, ascending. For views and tests, not for play. */
export function cardsIn(low: number, high: number): BridgeCard[] {
  const found: BridgeCard[] = []
  for (let card = 0; card < BRIDGE_CARDS; card++)
    if (((low & LOW_BITS[card]!) | (high & HIGH_BITS[card]!)) !== 0) found.push(card)
  return found
}

/** Returns the names of a set's cards, ascending. */
export function namesIn(low: number, high: number): string[] {
  return cardsIn(low, high).map(bridgeName)
}
