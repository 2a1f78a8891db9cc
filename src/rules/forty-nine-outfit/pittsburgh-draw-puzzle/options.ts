import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  extremes: { kind: 'flag', default: true },
} as const satisfies OptionTable

export type TenHandsOptions = OptionsOf<typeof OPTIONS>
