import { entryAt, type GameView } from '../../../rules/kit'
import { seatsOf } from '../layout/eye'

/** Whether the game is played in partnerships, two against two. */
export const isPartnership = ({ options, seats }: GameView): boolean => options['partners'] === true && seats === 4

/** Returns the first seat of a seat's side; the seat itself without partners. */
export function sideOf(seen: GameView, seat: string): string {
  const seats = seatsOf(seen)
  return isPartnership(seen) ? entryAt(seats, seats.indexOf(seat) % 2) : seat
}

/** Returns all seats of a seat's side, including itself. */
export const membersOf = (seen: GameView, seat: string): string[] =>
  seatsOf(seen).filter((other) => sideOf(seen, other) === sideOf(seen, seat))

/** Returns the seats of each side; none without partners. */
export const partnerSides = (seen: GameView): readonly (readonly string[])[] =>
  isPartnership(seen) ? sidesOf(seen).map((seat) => membersOf(seen, seat)) : []

/** Returns the first seat of every side. */
export const sidesOf = (seen: GameView): string[] => seatsOf(seen).filter((seat) => sideOf(seen, seat) === seat)
