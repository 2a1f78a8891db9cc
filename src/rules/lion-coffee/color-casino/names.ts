import { namesOf, type PackSets, type SeatSets } from '../../casino/table'
import type { Seat } from '../../kit'
import { cardName, cardNamed, HIGH_BITS, LOW_BITS, members } from '../cards'

/** Returns the names of a set's cards, in card order. */
export function namesInSet(low: number, high: number): string[] {
  return members(low, high).map(cardName)
}

/** The deck in the form shared by all casino games. */
export const PACK: PackSets = { low: LOW_BITS, high: HIGH_BITS, name: cardName, named: cardNamed, names: namesInSet }

/** Returns the names of the cards in one seat's set, in card order. */
export function setNames(sets: SeatSets, seat: Seat): string[] {
  return namesOf(PACK, sets, seat)
}
