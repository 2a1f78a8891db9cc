import { CHEATER, type Card } from '../../../rules/forty-nine-outfit/cards'

/** The number of cards of each colour, four bits a colour: counts go up to seven, so that every fourth bit is spare. */
export type Counts = number

const COLOURS = 7
const SPARE = 0x8888888

export function colourIndex(card: Card): number {
  return Math.floor(card / 7)
}

/** Counts the cards of each colour. The Cheater has no colour and is not counted. */
export function countsOf(cards: readonly Card[]): Counts {
  return cards.reduce((sum, card) => (card === CHEATER ? sum : sum + (1 << (4 * colourIndex(card)))), 0)
}

/** Returns the number of cards of a colour. */
export function countIn(counts: Counts, colour: number): number {
  return (counts >> (4 * colour)) & 7
}

/** Whether the second has at least as many cards of every colour as the first. */
export function isWithin(part: Counts, whole: Counts): boolean {
  return (((whole | SPARE) - part) & SPARE) === SPARE
}

/**
 * Numbers of cards of one colour in the first seven hands, without and with the Cheater, who joins the largest group.
 */
const PARTS: readonly (readonly number[])[] = [[2, 1, 1, 1], [2, 2, 1], [1, 1, 1, 1, 1], [3, 1, 1], [3, 2], [4, 1], [5]]
const PARTS_BESIDE_CHEATER: readonly (readonly number[])[] = [[], [], [1, 1, 1, 1], [2, 1, 1], [2, 2], [3, 1], [4]]

/** Returns everything that a hand with these cards may still get, by colours. */
export function wantedBy(hand: number, held: readonly Card[]): Counts[] {
  const parts = (held.includes(CHEATER) ? PARTS_BESIDE_CHEATER : PARTS)[hand]!
  const has = countsOf(held)
  return [...new Set(spread(parts, 0))].filter((whole) => isWithin(has, whole)).map((whole) => whole - has)
}

/** Returns every way to give each part a colour of its own. */
function spread(parts: readonly number[], given: Counts): Counts[] {
  const [part, ...rest] = parts
  if (part === undefined) return [given]
  const found: Counts[] = []
  for (let colour = 0; colour < COLOURS; colour++) {
    if (countIn(given, colour) === 0) found.push(...spread(rest, given + (part << (4 * colour))))
  }
  return found
}
