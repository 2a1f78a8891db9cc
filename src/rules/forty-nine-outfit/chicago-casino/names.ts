import type { PackSets } from '../../casino/table'
import { HIGH, LOW, members, cardName, cardNamed } from '../cards'

/** Returns the names of the cards of a set, ascending, `C` last. */
export function wordNames(low: number, high: number): string[] {
  return members(low, high).map(cardName)
}

/** The outfit's pack in the form that all casino games share. */
export const PACK: PackSets = { low: LOW, high: HIGH, name: cardName, named: cardNamed, names: wordNames }
