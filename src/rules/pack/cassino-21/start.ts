import type { RuleVariant } from '../cassino/rule-variant'
import { createCassinoTable, type CassinoState } from '../cassino/state'
import type { Cassino21Options } from './shape'

/** At most thirteen loose numerals can be on the table under these rules, so it is never crowded. */
const VARIANT: RuleVariant = { tableBeforeDealer: true, matchesAll: true, mustCapture: true, maxLooseNumerals: 13 }

export function start(options: Cassino21Options, seats: number): CassinoState {
  return createCassinoTable(
    VARIANT,
    { calls: false, sides: options.partners && seats === 4 ? 2 : seats },
    options,
    seats,
  )
}
