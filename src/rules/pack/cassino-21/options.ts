import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  target: { kind: 'choice', default: 21, values: [11, 21] },
  partners: { kind: 'flag', default: true },
} as const satisfies OptionTable

export type Cassino21Options = OptionsOf<typeof OPTIONS>
