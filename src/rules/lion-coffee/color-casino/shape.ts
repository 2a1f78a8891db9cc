import type { Seen, OptionsOf, OptionTable } from '../../kit'
import type { CasinoView, CountedRound } from '../../casino/shape'

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

/** The page's State and what a seat may see of it, as plain JSON. Cards are listed by colour R K G P, then by number. */

/** Somebody reached the target and leads alone. */
export type EndReason = 'target'

export interface BuildView {
  /** The lower and the higher card. */
  readonly cards: readonly string[]
  readonly by: string
}

/** A round that was counted. */
export interface RoundView extends CountedRound {
  /** Who has the most reds; null if two are level. */
  readonly reds: string | null
  readonly redCounts: Readonly<Record<string, number>>
  readonly sweeps: Readonly<Record<string, number>>
}

export interface ColorView extends CasinoView<BuildView, RoundView> {
  /** Seat → sweeps of this round. */
  readonly sweeps: Readonly<Record<string, number>>
}

/** What one eye may know of a table. */
export type ColorSeen = Seen<ColorView, ColorOptions>
