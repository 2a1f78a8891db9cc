import type { Dialect } from '../cassino/dialect'
import { emptyTable, type CassinoState } from '../cassino/state'
import type { Cassino21Options } from './shape'

/** At most thirteen loose numerals can be on the table under these rules, so it is never crowded. */
const DIALECT: Dialect = { tableBeforeDealer: true, matchesAll: true, mustCapture: true, crowd: 13 }

export function start(options: Cassino21Options, seats: number): CassinoState {
  return emptyTable(DIALECT, { calls: false, sides: options.partners && seats === 4 ? 2 : seats }, options, seats)
}
