import { BRIDGE_CARDS, bridgeName, type BridgeCard } from '../kit'

/**
 * Sets of cards as two words, so that every word is a small integer of the engine: aces to sevens (cards 0 to 27) are
 * the low word's bits 0 to 27, eights to kings (cards 28 to 51) the high word's bits 0 to 23.
 */
export const SPLIT = 28

/** The bit of each card in the low word; 0 for those of the high one. */
export const LOW = Int32Array.from({ length: BRIDGE_CARDS }, (_, card) => (card < SPLIT ? 1 << card : 0))

/** The bit of each card in the high word. */
export const HIGH = Int32Array.from({ length: BRIDGE_CARDS }, (_, card) => (card < SPLIT ? 0 : 1 << (card - SPLIT)))

/** How many bits are set. */
export function count(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The index of the lowest bit that is set; the word is not 0. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word & -word)
}

/** The cards, ascending. For views and tests, not for play. */
export function cardsIn(low: number, high: number): BridgeCard[] {
  const found: BridgeCard[] = []
  for (let card = 0; card < BRIDGE_CARDS; card++)
    if (((low & LOW[card]!) | (high & HIGH[card]!)) !== 0) found.push(card)
  return found
}

/** Their names, ascending. */
export function namesIn(low: number, high: number): string[] {
  return cardsIn(low, high).map(bridgeName)
}
