import { startTable, type PackSets } from '../../casino/table'
import { cardName, cardNamed, CARDS, HIGH_BITS, LOW_BITS, members } from '../cards'
import type { ColorOptions } from './shape'

/** The deck in the form shared by all casino games. */
export const PACK: PackSets = { low: LOW_BITS, high: HIGH_BITS, name: cardName, named: cardNamed, members }

/** Creates a table before its first shuffle. A build consists of two cards: `built` holds the lower one. */
export function start(options: ColorOptions, seats: number) {
  return {
    ...startTable(options, seats, CARDS, options.partners ? 2 : seats),
    leftovers: options.leftovers,
  }
}

export type ColorState = ReturnType<typeof start>
