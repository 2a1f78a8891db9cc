import type { Seen, OptionsOf, OptionTable } from '../../kit'
import type { CasinoView, CountedRound } from '../../casino/shape'
import type { Colour } from '../cards'

/** The options of the page. */
export const OPTIONS = {
  cheater: { kind: 'flag', default: false },
  target: { kind: 'whole', default: 0, min: 0, max: 1000 },
} as const satisfies OptionTable

export type ChicagoOptions = OptionsOf<typeof OPTIONS>

/** The page's State and what a seat may see of it, as plain JSON. Cards are listed ascending, `C` last. */

/** `round`: the one round is played; `target`: somebody reached it and leads alone. */
export type EndReason = 'round' | 'target'

export interface BuildView {
  readonly colour: Colour
  /** Ascending. */
  readonly cards: readonly string[]
  /** The seat that built or rebuilt it last. */
  readonly by: string
}

export type RoundView = CountedRound

export type ChicagoView = CasinoView<BuildView, RoundView>

/** What one eye may know of a table. */
export type ChicagoSeen = Seen<ChicagoView, ChicagoOptions>
