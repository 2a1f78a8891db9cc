import { entryAt, type Kind } from '../kit'

/** A card of the pack: 0 to 48 are the numbers 1 to 49, 49 is the Cheater. A card's own square has the same index. */
export type Card = Kind<'card'>

export const CARDS = 50

export const CHEATER: Card = 49

/** Colours of the numbers, seven cards each in ascending order, as the printed sheet names them. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet'] as const

export type Colour = (typeof COLOURS)[number]

const NAMES: readonly string[] = Array.from({ length: CARDS }, (_, card) => (card === CHEATER ? 'C' : `${card + 1}`))

const BY_NAME: ReadonlyMap<unknown, Card> = new Map(NAMES.map((name, card) => [name, card]))

/** All 49 numbers, of cards or of squares, as a set. */
export const ALL_LOW = 0xfffffff
export const ALL_HIGH = 0x1fffff

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

export {
  count,
  countMembers,
  FIRST_HIGH_MEMBER,
  firstMember,
  hasMember,
  HIGH_BITS,
  LOW_BITS,
  lowestBit,
  members,
  nextMember,
  nthBit,
  nthMember,
  wordsOf,
} from '../kit'

/** Returns a card as the subject of a sentence: `Card 17`, `The Cheater`. */
export function cardInWords(card: Card): string {
  return card === CHEATER ? 'The Cheater' : `Card ${cardName(card)}`
}
