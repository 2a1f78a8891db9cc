import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  target: { kind: 'choice', default: 25, values: [11, 21, 25] },
  calls: { kind: 'flag', default: true },
} as const satisfies OptionTable

export type Cassino25Options = OptionsOf<typeof OPTIONS>
