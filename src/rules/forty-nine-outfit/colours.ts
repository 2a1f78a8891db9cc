import { count, COLOURS, type Card, wordsOf } from './cards'

/** Number of colours, and of cards in each. */
export const COLOUR_COUNT = COLOURS.length
export const COLOUR_SIZE = 7

/** The cards of each colour, as the two words of a set. */
export const [COLOUR_LOW, COLOUR_HIGH] = wordsOf(
  COLOURS.map((_, colour) => Array.from({ length: COLOUR_SIZE }, (_card, i) => COLOUR_SIZE * colour + i)),
)

/** Returns the index of a card's colour, 0 (red) to 6 (violet); 7 for the Cheater, which has none. */
export function colourIndex(card: Card): number {
  return (card / COLOUR_SIZE) | 0
}

/** Masks of alternate colours in a word of a set, so that an addition cannot carry from one colour into the next. */
const EVEN = 0x7f | (0x7f << 14)
const ODD = (0x7f << 7) | (0x7f << 21)
const EVEN_CARRY = (1 << 7) | (1 << 21)
const ODD_CARRY = (1 << 14) | (1 << 28)
const EVEN_ONE = 1 | (1 << 14)
const ODD_ONE = (1 << 7) | (1 << 21)

/**
 * Returns the missing cards of every colour of which a word of a set holds at least one card. A colour is seven bits of
 * the word; adding seven ones to them produces a carry exactly if a bit is set.
 */
export function missingOf(held: number): number {
  const even = ((held & EVEN) + EVEN) & EVEN_CARRY
  const odd = ((held & ODD) + ODD) & ODD_CARRY
  return (((even | odd) >>> 7) * 0x7f) & ~held
}

/** Counts the complete colours in a word of a set. Adding one to seven bits produces a carry exactly if all are set. */
export function wholeColours(held: number): number {
  const even = ((held & EVEN) + EVEN_ONE) & EVEN_CARRY
  const odd = ((held & ODD) + ODD_ONE) & ODD_CARRY
  return (even | odd) === 0 ? 0 : count(even | odd)
}
