import type { Dialect } from '../cassino/dialect'

/** At most thirteen loose numerals can lie, so no table is crowded. */
export const DIALECT: Dialect = { tableBeforeDealer: true, matchesAll: true, mustCapture: true, crowd: 13 }
