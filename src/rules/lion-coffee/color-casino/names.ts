import { namesOf, type PackSets, type SeatSets } from '../../casino/table'
import type { Seat } from '../../kit'
import { cardName, cardNamed, HIGH, LOW, members } from '../cards'

/** The cards of a set, in order. */
export function wordNames(low: number, high: number): string[] {
  return members(low, high).map(cardName)
}

/** The deck as all casino games see theirs. */
export const PACK: PackSets = { low: LOW, high: HIGH, name: cardName, named: cardNamed, names: wordNames }

/** The cards that one seat has in an array of sets, in order. */
export function setNames(sets: SeatSets, seat: Seat): string[] {
  return namesOf(PACK, sets, seat)
}
