import type { Seat } from '../kit'

/**
 * The book of counted rounds, packed: for each round, one word for the seat that took last and one for each seat. It
 * never shrinks, so that playouts refill it without allocating.
 */
export type RoundBook = number[]

/** Each seat's result at the count of a round. */
interface RoundCounts {
  /** Cards won, 0 to 63. */
  readonly cards: ArrayLike<number>
  /** Cards of the suit that counts (spades, reds), 0 to 15. */
  readonly suit: ArrayLike<number>
  /** 0 to 63. */
  readonly sweeps: ArrayLike<number>
  /** 0 to 127. */
  readonly points: ArrayLike<number>
}

const SUIT_SHIFT = 6
const SWEEPS_SHIFT = 10
const POINTS_SHIFT = 16

/** Writes round `round` (from 0): the seat that took last (-1: none), and each seat's counts. */
export function writeRound(book: RoundBook, round: number, seats: number, last: Seat, counted: RoundCounts): void {
  const at = round * (seats + 1)
  book[at] = last
  for (let seat = 0; seat < seats; seat++) {
    book[at + 1 + seat] =
      counted.cards[seat]! |
      (counted.suit[seat]! << SUIT_SHIFT) |
      (counted.sweeps[seat]! << SWEEPS_SHIFT) |
      (counted.points[seat]! << POINTS_SHIFT)
  }
}

/** Returns the number of words in the book after `rounds` rounds. */
export function wordsOf(rounds: number, seats: number): number {
  return rounds * (seats + 1)
}

/** One counted round, by seat. For views, not for play. */
interface RoundRead {
  readonly dealer: Seat
  /** The seat that took the remaining cards, or -1. */
  readonly last: Seat
  readonly cards: readonly number[]
  readonly suit: readonly number[]
  readonly sweeps: readonly number[]
  readonly points: readonly number[]
}

/** Unpacks a counted round, counted from 0. */
export function readRound(book: RoundBook, round: number, seats: number): RoundRead {
  const at = round * (seats + 1)
  const words = book.slice(at + 1, at + 1 + seats)
  return {
    dealer: dealerOf(round, seats),
    last: book[at]!,
    cards: words.map((word) => word & 63),
    suit: words.map((word) => (word >> SUIT_SHIFT) & 15),
    sweeps: words.map((word) => (word >> SWEEPS_SHIFT) & 63),
    points: words.map((word) => word >> POINTS_SHIFT),
  }
}

/** Returns the dealer of a round. The last seat deals round 0; the deal passes to the left. */
export function dealerOf(round: number, seats: number): Seat {
  return (seats - 1 + round) % seats
}
