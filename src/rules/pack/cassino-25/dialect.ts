import type { Dialect } from '../cassino/dialect'
import { emptyTable, type CassinoState } from '../cassino/state'
import type { Cassino25Options } from './shape'

const DIALECT: Dialect = { tableBeforeDealer: false, matchesAll: false, mustCapture: false, crowd: 12 }

export function start(options: Cassino25Options, seats: number): CassinoState {
  return emptyTable(DIALECT, { calls: options.calls, sides: seats }, options, seats)
}
