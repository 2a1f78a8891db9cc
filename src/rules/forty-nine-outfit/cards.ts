import { entryAt, type Kind } from '../kit'

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
