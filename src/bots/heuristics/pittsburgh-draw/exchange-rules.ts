import { CHEATER, type Card } from '../../../rules/forty-nine-outfit/cards'
import { colourIndex, COLOUR_COUNT } from '../../../rules/forty-nine-outfit/colours'
import { HAND_SIZE, handKey, valueOf } from '../../../rules/forty-nine-outfit/ranking'
import { STAND, type Move } from '../../../rules/forty-nine-outfit/pittsburgh-draw/state'

const counts = new Int32Array(COLOUR_COUNT)

/** Writes into `into`, for each place of a hand, the number of cards of that card's colour; 0 for the Cheater. */
function writeGroupSizes(cards: ArrayLike<Card>, from: number, into: Int32Array): void {
  counts.fill(0)
  for (let i = 0; i < HAND_SIZE; i++) {
    const card = cards[from + i]!
    if (card !== CHEATER) counts[colourIndex(card)]!++
  }
  for (let i = 0; i < HAND_SIZE; i++) {
    const card = cards[from + i]!
    into[i] = card === CHEATER ? 0 : counts[colourIndex(card)]!
  }
}

const groupSizes = new Int32Array(HAND_SIZE)

const RAINBOW = 3
const FULL = 5
const FOUR = 6

/** Plays like a child: keeps the first pair that it finds, or more of that colour, and the Cheater. */
export function keepsAnyPair(hand: ArrayLike<Card>, from: number): Move {
  writeGroupSizes(hand, from, groupSizes)
  const place = groupSizes.findIndex((many) => many > 1)
  return throwAllBut(hand, from, place < 0 ? colourIndex(hand[from]!) : colourIndex(hand[from + place]!))
}

/**
 * Keeps the largest group and the Cheater. Stands only with a rainbow without the Cheater or a hand above a full one.
 */
export function keepsLargest(hand: ArrayLike<Card>, from: number): Move {
  const value = valueOf(handKey(hand, from))
  if (value > FULL || (value === RAINBOW && hand[from + HAND_SIZE - 1] !== CHEATER)) return STAND
  return throwAllBut(hand, from, largestGroup(hand, from))
}

/** Largest table at which a rainbow is kept; at larger ones it seldom wins and is broken up for something better. */
const MAX_RAINBOW_SEATS = 2

/** Returns what a sensible player does at a table of so many seats: at a glance, what level 4 mostly chooses. */
export function sensibleExchange(hand: ArrayLike<Card>, from: number, seats: number): Move {
  const value = valueOf(handKey(hand, from))
  if (value === FULL || value > FOUR) return STAND
  return value === RAINBOW && seats <= MAX_RAINBOW_SEATS
    ? keepsLargest(hand, from)
    : throwAllBut(hand, from, largestGroup(hand, from))
}

/** Returns the colour with most cards in a hand, the highest of equals. */
function largestGroup(hand: ArrayLike<Card>, from: number): number {
  writeGroupSizes(hand, from, groupSizes)
  let best = 0
  for (let i = 1; i < HAND_SIZE; i++) if (groupSizes[i]! >= groupSizes[best]!) best = i
  return colourIndex(hand[from + best]!)
}

/** Returns the exchange that throws away everything but one colour and the Cheater. */
function throwAllBut(hand: ArrayLike<Card>, from: number, kept: number): Move {
  let move = STAND
  for (let i = 0; i < HAND_SIZE; i++) {
    const card = hand[from + i]!
    if (card !== CHEATER && colourIndex(card) !== kept) move |= 1 << i
  }
  return move
}
