import { lowest } from './bits'
import type { Kind } from './kinds'

/**
 * Seats are small numbers inside the code and letters outside it: 0 is `A`, the seat at the first dealer's left.
 * An eye is whoever looks at a table: a seat, or somebody standing by.
 */
export type Seat = Kind<'seat'>

/** A seat, or {@link ONLOOKER}. */
export type Eye = Seat

/** The eye of somebody who sits nowhere: sees what lies open, and no hand. */
export const ONLOOKER: Eye = -1

/** A set of seats: bit i stands for seat i. */
export type SeatSet = Kind<'seats'>

export const MAX_SEATS = 8

const LETTERS = 'ABCDEFGH'

/** The letter of a seat: 0 → `A`. */
export function letterOf(seat: Seat): string {
  return LETTERS.charAt(seat)
}

/** The letters of the first `count` seats, in order. */
export function lettersOf(count: number): string[] {
  return [...LETTERS.slice(0, count)]
}

/** The seat with this letter, or -1 if there is none among `count` seats. */
export function seatOf(letter: string, count: number = MAX_SEATS): Seat {
  if (letter.length !== 1) return -1
  const seat = LETTERS.indexOf(letter)
  return seat < count ? seat : -1
}

/** The members of a set of seats, ascending. */
export function seatsIn(set: SeatSet): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < MAX_SEATS; seat++) if (set & (1 << seat)) seats.push(seat)
  return seats
}

/** The lowest member of a set of seats; -1 of an empty one. */
export function lowestSeat(set: SeatSet): Seat {
  return lowest(set)
}

/** All seats with the highest score. */
export function seatsAtTop(scores: readonly number[]): Seat[] {
  const best = Math.max(...scores)
  return scores.flatMap((score, seat) => (score === best ? [seat] : []))
}
