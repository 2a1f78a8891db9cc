import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  banker: { kind: 'choice', default: 'player', values: ['player', 'house'] },
  spins: { kind: 'whole', default: 20, min: 1, max: 1000 },
  chips: { kind: 'whole', default: 100, min: 1, max: 100_000 },
  bank: { kind: 'whole', default: 1000, min: 1, max: 1_000_000 },
  limit: { kind: 'whole', default: 10, min: 0, max: 100_000 },
} as const satisfies OptionTable

export type RouletteOptions = OptionsOf<typeof OPTIONS>
