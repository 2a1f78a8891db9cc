import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  target: { kind: 'whole', default: 385, min: 0, max: 385 },
} as const satisfies OptionTable

export type BlindFortyNineOptions = OptionsOf<typeof OPTIONS>
