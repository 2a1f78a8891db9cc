import { namesOf, type PackSets, type SeatSets } from '../../casino/table'
import type { Seat } from '../../kit'
import { cardName, cardNamed, HIGH, LOW, members } from '../cards'

/** Returns the names of a set's cards, in card order. */
export function wordNames(low: number, high: number): string[] {
  return members(low, high).map(cardName)
}

/** The deck in the form shared by all casino games. */
export const PACK: PackSets = { low: LOW, high: HIGH, name: cardName, named: cardNamed, names: wordNames }

/** Returns the names of the cards in one seat's set, in card order. */
export function setNames(sets: SeatSets, seat: Seat): string[] {
  return namesOf(PACK, sets, seat)
}
