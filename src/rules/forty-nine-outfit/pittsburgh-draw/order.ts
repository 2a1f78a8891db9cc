import { HAND_SIZE } from '../ranking'

/** Sorts `count` cards from entry `from` on, ascending. */
export function putInOrder(cards: Uint8Array, from: number, count: number): void {
  if (count === HAND_SIZE) orderFive(cards, from)
  else cards.subarray(from, from + count).sort()
}

/**
 * Sorts a hand of five by a sorting network of nine comparisons (Knuth, The Art of Computer Programming 3, 5.3.4).
 * Branchless: hands are random, so the CPU would mispredict branches.
 */
function orderFive(cards: Uint8Array, from: number): void {
  compare(cards, from, from + 3)
  compare(cards, from + 1, from + 4)
  compare(cards, from, from + 2)
  compare(cards, from + 1, from + 3)
  compare(cards, from, from + 1)
  compare(cards, from + 2, from + 4)
  compare(cards, from + 1, from + 2)
  compare(cards, from + 3, from + 4)
  compare(cards, from + 2, from + 3)
}

/** Puts the smaller of two cards first. */
function compare(cards: Uint8Array, lower: number, upper: number): void {
  const one = cards[lower]!
  const two = cards[upper]!
  const less = (one - two) & ((one - two) >> 31)
  cards[lower] = two + less
  cards[upper] = one - less
}
