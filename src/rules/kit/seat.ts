/**
 * A number with a nominal kind. Plain numbers are assignable to it, as when a loop counts seats, and arithmetic works
 * as usual; but a number of one kind is not assignable to another kind, so that swapping a seat and a card does not
 * compile.
 */
export type Kind<Name extends string> = number & { readonly kind?: Name }

/** A seat: a small number inside the code and a letter outside it. 0 is `A`, the seat at the first dealer's left. */
export type Seat = Kind<'seat'>

/** The party that looks at a table: a seat, or {@link ONLOOKER}. */
export type Eye = Seat

/** The eye of someone without a seat, who sees only open information and no hand. */
export const ONLOOKER: Eye = -1

/** A set of seats: bit i stands for seat i. */
export type SeatSet = Kind<'seats'>

export const MAX_SEATS = 8

const LETTERS = 'ABCDEFGH'

/** Returns the letter of a seat: 0 → `A`. */
export function letterOf(seat: Seat): string {
  return LETTERS.charAt(seat)
}

/** Returns the letters of the first `count` seats, in order. */
export function lettersOf(count: number): string[] {
  return [...LETTERS.slice(0, count)]
}

/** Returns the seat with this letter, or -1 if there is none among `count` seats. */
export function seatOf(letter: string, count: number = MAX_SEATS): Seat {
  if (letter.length !== 1) return -1
  const seat = LETTERS.indexOf(letter)
  return seat < count ? seat : -1
}

/** Returns the members of a set of seats, in ascending order. */
export function seatsIn(set: SeatSet): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < MAX_SEATS; seat++) if (set & (1 << seat)) seats.push(seat)
  return seats
}

/** Returns the lowest member of a set of seats; -1 for an empty set. */
export function lowestSeat(set: SeatSet): Seat {
  const word: number = set
  return 31 - Math.clz32(word & -word)
}

/** Returns all seats with the highest score. */
export function seatsAtTop(scores: readonly number[]): Seat[] {
  const best = Math.max(...scores)
  return scores.flatMap((score, seat) => (score === best ? [seat] : []))
}
