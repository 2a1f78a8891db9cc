import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  style: { kind: 'choice', default: 'score', values: ['score', 'baltimore'] },
  combinations: { kind: 'flag', default: false },
  referee: { kind: 'choice', default: 'automatic', values: ['automatic', 'strict'] },
} as const satisfies OptionTable

export type FortyNineOptions = OptionsOf<typeof OPTIONS>
