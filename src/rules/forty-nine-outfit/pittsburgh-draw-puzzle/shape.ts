import type { Seen, OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  extremes: { kind: 'flag', default: true },
} as const satisfies OptionTable

export type TenHandsOptions = OptionsOf<typeof OPTIONS>

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
