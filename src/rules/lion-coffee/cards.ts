import { entryAt, type Kind, type Pack } from '../kit'

/**
 * A card of the Lion Coffee deck of 44: 11 × colour + number - 1, with the colours red, black, green, pink. Ascending
 * numbers are the order in which cards are listed everywhere: by colour, then by number.
 */
export type Card = Kind<'card'>

export const CARDS = 44
export const COLOUR_SIZE = 11

const COLOURS = ['red', 'black', 'green', 'pink'] as const

const LETTERS = ['R', 'K', 'G', 'P'] as const
const NAMES: readonly string[] = LETTERS.flatMap((letter) => {
  return Array.from({ length: COLOUR_SIZE }, (_, i) => `${i + 1}${letter}`)
})
const BY_NAME: ReadonlyMap<unknown, Card> = new Map(NAMES.map((name, card) => [name, card]))

/** Returns the text of a card: `1R` … `11P`. */
export function cardName(card: Card): string {
  return NAMES[card]!
}

/** Returns the card with this name, or -1; any value may be passed. */
export function cardNamed(name: unknown): Card {
  return BY_NAME.get(name) ?? -1
}

/** The colour of each card, 0 red to 3 pink. */
export const COLOUR = Uint8Array.from({ length: CARDS }, (_, card) => Math.floor(card / COLOUR_SIZE))

/** The number of each card, 1 to 11. */
export const NUMBER = Uint8Array.from({ length: CARDS }, (_, card) => (card % COLOUR_SIZE) + 1)

/** Returns the name of a colour, 0 red to 3 pink; throws a RangeError for any other index. */
export function colourAt(index: number): string {
  return entryAt(COLOURS, index)
}

/** Returns a card's name for use in a sentence: `the red 10`. */
export function cardWords(card: Card): string {
  return `the ${colourAt(entryAt(COLOUR, card))} ${entryAt(NUMBER, card)}`
}

/** Returns the card of a colour, 0 to 3, and a number, 1 to 11. */
export function cardOf(colour: number, number: number): Card {
  return COLOUR_SIZE * colour + number - 1
}

/** The whole deck; shuffles start from 0 to 43. */
export const DECK: Pack = {
  size: CARDS,
  named: cardNamed,
  name: cardName,
  wording: '1 to 11 with R, K, G or P, as 10R',
}

export { count, lowestBit } from '../kit'

/**
 * Sets of cards are stored in two words: red and black in the low one, green and pink in the high one. A set within a
 * colour has twelve bits, bit n for the number n and bit 0 never set, so that sums and differences are shifts.
 */
const COLOUR_BITS = 12
export const WHOLE_COLOUR = 0xffe

/** The bit of each card in the low word; 0 for cards of the high word. */
export const LOW_BITS = Int32Array.from({ length: CARDS }, (_, card) => lowOf(COLOUR[card]!, 1 << NUMBER[card]!))

/** The bit of each card in the high word; 0 for cards of the low word. */
export const HIGH_BITS = Int32Array.from({ length: CARDS }, (_, card) => highOf(COLOUR[card]!, 1 << NUMBER[card]!))

/** Returns the cards of one colour in a set, as a set within that colour. */
export function inColour(low: number, high: number, colour: number): number {
  return ((colour & 2 ? high : low) >>> (COLOUR_BITS * (colour & 1))) & WHOLE_COLOUR
}

/** Returns the low word of a set within a colour. */
export function lowOf(colour: number, set: number): number {
  return colour & 2 ? 0 : set << (COLOUR_BITS * (colour & 1))
}

/** Returns the high word of a set within a colour. */
export function highOf(colour: number, set: number): number {
  return colour & 2 ? set << (COLOUR_BITS * (colour & 1)) : 0
}

/** Returns the members of a set, in card order. For views, not for play. */
export function members(low: number, high: number): Card[] {
  const found: Card[] = []
  for (let card = 0; card < CARDS; card++)
    if (((low & LOW_BITS[card]!) | (high & HIGH_BITS[card]!)) !== 0) found.push(card)
  return found
}
