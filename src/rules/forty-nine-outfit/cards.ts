import { entryAt, type Kind, count, lowestBit, nthBit } from '../kit'

/** A card of the pack: 0 to 48 are the numbers 1 to 49, 49 is the Cheater. A card's own square has the same index. */
export type Card = Kind<'card'>

export const CARDS = 50

export const CHEATER: Card = 49

/** Colours of the numbers, seven cards each in ascending order, as the printed sheet names them. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet'] as const

export type Colour = (typeof COLOURS)[number]

const NAMES: readonly string[] = Array.from({ length: CARDS }, (_, card) => (card === CHEATER ? 'C' : `${card + 1}`))

const BY_NAME: ReadonlyMap<unknown, Card> = new Map(NAMES.map((name, card) => [name, card]))

/** Returns the name of a card: `1` … `49`, or `C`. */
export function cardName(card: Card): string {
  return NAMES[card]!
}

/** Returns the card with a name, or -1 for any other value. */
export function cardNamed(name: unknown): Card {
  return BY_NAME.get(name) ?? -1
}

/** Returns a colour by its index, 0 (red) to 6 (violet); throws a RangeError for any other index. */
export function colourAt(index: number): Colour {
  return entryAt(COLOURS, index)
}

/** Returns the colour of a card; null for the Cheater, which has none. */
export function colourOf(card: Card): Colour | null {
  return card === CHEATER ? null : colourAt(Math.floor(card / 7))
}

/** Whether a square and its card bear the round device: their number is one of the nine multiples of five. */
export function isRound(square: number): boolean {
  return (square + 1) % 5 === 0
}

export { count, lowestBit, nthBit }

/**
 * First member in the high word of a set. Sets of cards or squares are pairs of words: members 0 to 27 are bits 0 to 27
 * of the low word, members 28 to 49 are bits 0 to 21 of the high word. Each word thus fits in a V8 small integer (Smi).
 */
export const FIRST_HIGH_MEMBER = 28

const MEMBERS = 50

/** The bit of each member in the low word; 0 for members of the high word. */
export const LOW_BITS = Int32Array.from({ length: MEMBERS }, (_, i) => (i < FIRST_HIGH_MEMBER ? 1 << i : 0))

/** The bit of each member in the high word; 0 for members of the low word. */
export const HIGH_BITS = Int32Array.from({ length: MEMBERS }, (_, i) =>
  i < FIRST_HIGH_MEMBER ? 0 : 1 << (i - FIRST_HIGH_MEMBER),
)

/** Returns the member that has `skip` members below it. */
export function nthMember(low: number, high: number, skip: number): number {
  const lows = count(low)
  return skip < lows ? nthBit(low, skip) : FIRST_HIGH_MEMBER + nthBit(high, skip - lows)
}

/** Returns the smallest member of a set that is not empty. */
export function firstMember(low: number, high: number): number {
  return low !== 0 ? lowestBit(low) : FIRST_HIGH_MEMBER + lowestBit(high)
}

/** Lists the members of a set, ascending. It allocates, so it is for views and tests, not for playouts. */
export function members(low: number, high: number): number[] {
  const found: number[] = []
  for (let i = 0; i < MEMBERS; i++) if (((low & LOW_BITS[i]!) | (high & HIGH_BITS[i]!)) !== 0) found.push(i)
  return found
}
