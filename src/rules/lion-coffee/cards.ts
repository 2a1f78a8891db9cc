import { entryAt, type Kind, type Pack } from '../kit'

/**
 * The Lion Coffee deck: 44 cards, card = 11 × colour + number - 1, colours red, black, green, pink. So numbers stand in
 * the order in which cards are listed everywhere: by colour, then by number.
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

/** `1R` … `11P`. */
export function cardName(card: Card): string {
  // In range: cards.
  return NAMES[card]!
}

/** The card of a name, or -1: anything may be asked. */
export function cardNamed(name: unknown): Card {
  return BY_NAME.get(name) ?? -1
}

/** A card's colour, 0 red to 3 pink. */
export const COLOUR = Uint8Array.from({ length: CARDS }, (_, card) => Math.floor(card / COLOUR_SIZE))

/** A card's number, 1 to 11. */
export const NUMBER = Uint8Array.from({ length: CARDS }, (_, card) => (card % COLOUR_SIZE) + 1)

/** The name of a colour, 0 red to 3 pink; throws a RangeError for any other. */
export function colourAt(index: number): string {
  return entryAt(COLOURS, index)
}

/** A card as a sentence says it: `the red 10`. */
export function cardWords(card: Card): string {
  return `the ${colourAt(entryAt(COLOUR, card))} ${entryAt(NUMBER, card)}`
}

export function cardOf(colour: number, number: number): Card {
  return COLOUR_SIZE * colour + number - 1
}

/** The whole deck: shuffled as 0 to 43. */
export const DECK: Pack = {
  size: CARDS,
  named: cardNamed,
  name: cardName,
  wording: '1 to 11 with R, K, G or P, as 10R',
}
