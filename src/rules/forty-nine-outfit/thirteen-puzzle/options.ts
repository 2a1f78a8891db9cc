import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  deal: { kind: 'choice', default: 'solvable', values: ['solvable', 'as-mixed'] },
} as const satisfies OptionTable

export type ThirteenPuzzleOptions = OptionsOf<typeof OPTIONS>
