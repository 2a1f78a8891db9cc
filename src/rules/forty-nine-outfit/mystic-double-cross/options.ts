import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  cheater: { kind: 'flag', default: true },
  target: { kind: 'whole', default: 265, min: 0, max: 265 },
} as const satisfies OptionTable

export type MysticDoubleCrossOptions = OptionsOf<typeof OPTIONS>
