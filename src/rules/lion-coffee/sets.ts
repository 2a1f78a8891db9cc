import { CARDS, COLOUR, NUMBER, type Card } from './cards'

export { count, lowest } from '../kit'

/**
 * Sets of cards as two words: red and black in the low one, green and pink in the high one. A set within a colour is
 * twelve bits, bit n for the number n and bit 0 never set, so that sums and differences are shifts.
 */
const COLOUR_BITS = 12
export const WHOLE_COLOUR = 0xffe

/** The bit of each card in the low word; 0 for those of the high one. */
export const LOW = Int32Array.from({ length: CARDS }, (_, card) => lowOf(COLOUR[card]!, 1 << NUMBER[card]!))

/** The bit of each card in the high word. */
export const HIGH = Int32Array.from({ length: CARDS }, (_, card) => highOf(COLOUR[card]!, 1 << NUMBER[card]!))

/** The cards of a set that are of one colour. */
export function inColour(low: number, high: number, colour: number): number {
  return ((colour & 2 ? high : low) >>> (COLOUR_BITS * (colour & 1))) & WHOLE_COLOUR
}

/** The low word of a set within a colour. */
export function lowOf(colour: number, set: number): number {
  return colour & 2 ? 0 : set << (COLOUR_BITS * (colour & 1))
}

/** The high word of a set within a colour. */
export function highOf(colour: number, set: number): number {
  return colour & 2 ? set << (COLOUR_BITS * (colour & 1)) : 0
}

/** The members of a set, in the order of cards. For views, not for play. */
export function members(low: number, high: number): Card[] {
  // In range: cards.
  const found: Card[] = []
  for (let card = 0; card < CARDS; card++) if (((low & LOW[card]!) | (high & HIGH[card]!)) !== 0) found.push(card)
  return found
}
