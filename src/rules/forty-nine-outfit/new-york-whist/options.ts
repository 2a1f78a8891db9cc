import type { OptionsOf, OptionTable } from '../../kit'
import { COLOURS } from '../cards'

/** The options of the page. */
export const OPTIONS = {
  cheater: { kind: 'flag', default: false },
  partners: { kind: 'flag', default: true },
  trump: { kind: 'choice', default: 'none', values: ['none', 'last-card', ...COLOURS] },
  followSuit: { kind: 'flag', default: false },
} as const satisfies OptionTable

export type NewYorkWhistOptions = OptionsOf<typeof OPTIONS>
