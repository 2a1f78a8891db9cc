import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  cheater: { kind: 'flag', default: false },
  target: { kind: 'whole', default: 7, min: 0, max: 21 },
} as const satisfies OptionTable

export type BostonBooksOptions = OptionsOf<typeof OPTIONS>
