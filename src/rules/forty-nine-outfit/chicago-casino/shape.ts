import type { Seen } from '../../kit'
import type { CasinoView, CountedRound } from '../../casino/shape'
import type { Colour } from '../cards'
import type { ChicagoOptions } from './options'

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
