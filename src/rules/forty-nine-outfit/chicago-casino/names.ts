import type { PackSets } from '../../casino/table'
import { HIGH, LOW, members, cardName, cardNamed } from '../cards'

/** The cards of a set, ascending, `C` last. */
export function wordNames(low: number, high: number): string[] {
  return members(low, high).map(cardName)
}

/** The outfit's cards as all casino games see theirs. */
export const PACK: PackSets = { low: LOW, high: HIGH, name: cardName, named: cardNamed, names: wordNames }
