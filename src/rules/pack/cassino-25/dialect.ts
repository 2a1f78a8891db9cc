import type { Dialect } from '../cassino/dialect'

export const DIALECT: Dialect = { tableBeforeDealer: false, matchesAll: false, mustCapture: false, crowd: 12 }
