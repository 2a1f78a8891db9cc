import type { Seen } from '../../kit'
import type { TenHandsOptions } from './options'
/** The page's State, as plain JSON. Nothing is hidden. */
export interface TenHandsView {
  /** `1` … `10` → cards ascending, `C` last. */
  readonly hands: Readonly<Record<string, readonly string[]>>
  /** `1` … `10` → the rank of a hand of five cards, else null. */
  readonly ranks: Readonly<Record<string, number | null>>
  /** Ascending, `C` last. */
  readonly tray: readonly string[]
  /** How many hands are right. */
  readonly right: number
  readonly solved: boolean
}

/** What one eye may know of a table. */
export type TenHandsSeen = Seen<TenHandsView, TenHandsOptions>
