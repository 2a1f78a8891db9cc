import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  passes: { kind: 'whole', default: 0, min: 0, max: 9 },
  packCards: { kind: 'choice', default: 'heap', values: ['heap', 'lot', 'any'] },
} as const satisfies OptionTable

export type SuiteAssemblingOptions = OptionsOf<typeof OPTIONS>
