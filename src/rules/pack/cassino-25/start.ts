import type { RuleVariant } from '../cassino/rule-variant'
import { createCassinoTable, type CassinoState } from '../cassino/state'
import type { Cassino25Options } from './shape'

const VARIANT: RuleVariant = { tableBeforeDealer: false, matchesAll: false, mustCapture: false, maxLooseNumerals: 12 }

export function start(options: Cassino25Options, seats: number): CassinoState {
  return createCassinoTable(VARIANT, { calls: options.calls, sides: seats }, options, seats)
}
