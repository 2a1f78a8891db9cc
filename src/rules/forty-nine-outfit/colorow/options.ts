import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  referee: { kind: 'choice', default: 'automatic', values: ['automatic', 'strict'] },
  connecting: { kind: 'choice', default: 'direct', values: ['direct', 'chain'] },
  lastDeal: { kind: 'choice', default: 'balanced', values: ['balanced', 'short'] },
  disputeCost: { kind: 'whole', default: 0, min: 0, max: 5 },
} as const satisfies OptionTable

export type ColorowOptions = OptionsOf<typeof OPTIONS>
