import type { OptionsOf, OptionTable } from '../../kit'

/** The most that the seven colours can count together (the page's proof by exhaustion). */
const MOST = 100

/** The options of the page. */
export const OPTIONS = {
  mode: { kind: 'choice', default: 'free', values: ['free', 'dealt'] },
  target: { kind: 'whole', default: MOST, min: 0, max: MOST },
} as const satisfies OptionTable

export type ColorowSolitaireOptions = OptionsOf<typeof OPTIONS>
