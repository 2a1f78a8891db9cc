import { entryAt, type Kind, count, lowest, nthBit } from '../kit'

/**
 * The pack of the outfit: cards 0 to 48 are the numbers 1 to 49, card 49 is the Cheater. A card's own square has the
 * same index as the card.
 */
export type Card = Kind<'card'>

export const CARDS = 50

export const CHEATER: Card = 49

/** Colours of the numbers by sevens, as the sheet names them. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet'] as const

export type Colour = (typeof COLOURS)[number]

const NAMES: readonly string[] = Array.from({ length: CARDS }, (_, card) => (card === CHEATER ? 'C' : `${card + 1}`))

const BY_NAME: ReadonlyMap<unknown, Card> = new Map(NAMES.map((name, card) => [name, card]))

/** `1` … `49`, `C`. */
export function cardName(card: Card): string {
  // In range: cards.
  return NAMES[card]!
}

/** The card of a name, or -1: anything may be asked. */
export function cardNamed(name: unknown): Card {
  return BY_NAME.get(name) ?? -1
}

/** A colour by its index, 0 red to 6 violet; throws a RangeError for any other. */
export function colourAt(index: number): Colour {
  return entryAt(COLOURS, index)
}

/** Null for the Cheater, which has none. */
export function colourOf(card: Card): Colour | null {
  return card === CHEATER ? null : colourAt(Math.floor(card / 7))
}

/** Whether card and square bear the round device: the nine multiples of five. */
export function isRound(square: number): boolean {
  return (square + 1) % 5 === 0
}

export { count, lowest, nthBit }

/**
 * Sets of cards or squares as two words, so that every word is a small integer of the engine: members 0 to 27 are bits
 * 0 to 27 of the low word, members 28 to 49 are bits 0 to 21 of the high one.
 */
export const SPLIT = 28

const MEMBERS = 50

/** The bit of each member in the low word; 0 for those of the high one. */
export const LOW = Int32Array.from({ length: MEMBERS }, (_, i) => (i < SPLIT ? 1 << i : 0))

/** The bit of each member in the high word. */
export const HIGH = Int32Array.from({ length: MEMBERS }, (_, i) => (i < SPLIT ? 0 : 1 << (i - SPLIT)))

/** The member that has `skip` members below it. */
export function nth(low: number, high: number, skip: number): number {
  const lows = count(low)
  return skip < lows ? nthBit(low, skip) : SPLIT + nthBit(high, skip - lows)
}

/** The smallest member; the set is not empty. */
export function first(low: number, high: number): number {
  return low !== 0 ? lowest(low) : SPLIT + lowest(high)
}

/** The members, ascending. For views and tests, not for play. */
export function members(low: number, high: number): number[] {
  // In range: the two tables have an entry for each member of a set.
  const found: number[] = []
  for (let i = 0; i < MEMBERS; i++) if (((low & LOW[i]!) | (high & HIGH[i]!)) !== 0) found.push(i)
  return found
}
