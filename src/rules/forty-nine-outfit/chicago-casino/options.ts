import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  cheater: { kind: 'flag', default: false },
  target: { kind: 'whole', default: 0, min: 0, max: 1000 },
} as const satisfies OptionTable

export type ChicagoOptions = OptionsOf<typeof OPTIONS>
