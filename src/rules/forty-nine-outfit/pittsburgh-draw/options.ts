import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  cheater: { kind: 'flag', default: true },
  target: { kind: 'whole', default: 21, min: 1, max: 100 },
} as const satisfies OptionTable

export type PittsburghOptions = OptionsOf<typeof OPTIONS>
