import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  target: { kind: 'whole', default: 21, min: 1, max: 500 },
  partners: { kind: 'flag', default: false },
  leftovers: { kind: 'choice', default: 'last-trick', values: ['last-trick', 'board', 'out'] },
} as const satisfies OptionTable

export type ColorOptions = OptionsOf<typeof OPTIONS>

/** Partners sit opposite each other, A and C against B and D: that takes four. */
export function misfit(options: ColorOptions, seats: number): string | null {
  return options.partners && seats !== 4 ? 'Partners need four seats.' : null
}
