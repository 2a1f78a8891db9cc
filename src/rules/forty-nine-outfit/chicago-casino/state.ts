import { startTable, type PackSets } from '../../casino/table'
import { cardName, cardNamed, CARDS, CHEATER, HIGH_BITS, LOW_BITS, members } from '../cards'
import type { ChicagoOptions } from './shape'

/** The outfit's pack in the form that all casino games share. */
export const PACK: PackSets = { low: LOW_BITS, high: HIGH_BITS, name: cardName, named: cardNamed, members }

/** The Cheater's bit in the high word of a set. */
export const CHEATER_BIT = HIGH_BITS[CHEATER]!

/**
 * Creates a table before its first shuffle; the pack has 49 cards, or 50 with the Cheater. `built` holds the cards of
 * each build, as a set within its colour.
 */
export function start(options: ChicagoOptions, seats: number) {
  return startTable(options, seats, options.cheater ? CARDS : CARDS - 1, seats)
}

export type ChicagoState = ReturnType<typeof start>
