import type { PackSets } from '../../casino/table'
import { HIGH_BITS, LOW_BITS, members, cardName, cardNamed } from '../cards'

/** Returns the names of the cards of a set, ascending, `C` last. */
export function namesInSet(low: number, high: number): string[] {
  return members(low, high).map(cardName)
}

/** The outfit's pack in the form that all casino games share. */
export const PACK: PackSets = { low: LOW_BITS, high: HIGH_BITS, name: cardName, named: cardNamed, names: namesInSet }
