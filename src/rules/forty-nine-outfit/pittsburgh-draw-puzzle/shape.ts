import type { Seen, OptionsOf, OptionTable, Seat } from '../../kit'

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

/**
 * What happens, as plain JSON; cards are `"1"` … `"49"` and `"C"`, hands 1 to 10, `null` is the tray. In this order:
 * `placed`, then `opened` if the hand that lost the card was right, `filled` if another has five cards now, and `solved`.
 */
export type TenHandsEvent =
  | {
      readonly type: 'placed'
      readonly seat: Seat
      readonly card: string
      readonly from: number | null
      readonly to: number | null
    }
  | { readonly type: 'opened'; readonly seat: Seat; readonly hand: number }
  | {
      readonly type: 'filled'
      readonly seat: Seat
      readonly hand: number
      readonly rank: number
      /** Whether the hand is what the puzzle asks for. */
      readonly right: boolean
    }
  | { readonly type: 'solved'; readonly seat: Seat }
