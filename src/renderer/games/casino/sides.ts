import { entryAt, type Seen } from '../../../rules/kit'
import { seatsOf } from '../layout/eye'

/** Whether two play together against two. */
export const isPartners = ({ options, seats }: Seen): boolean => options['partners'] === true && seats === 4

/** The seat itself, or the first of its side. */
export function sideOf(seen: Seen, seat: string): string {
  const seats = seatsOf(seen)
  return isPartners(seen) ? entryAt(seats, seats.indexOf(seat) % 2) : seat
}

/** All seats that are counted together with this one. */
export const membersOf = (seen: Seen, seat: string): string[] =>
  seatsOf(seen).filter((other) => sideOf(seen, other) === sideOf(seen, seat))

/** The first seat of every side. */
export const sidesOf = (seen: Seen): string[] => seatsOf(seen).filter((seat) => sideOf(seen, seat) === seat)
