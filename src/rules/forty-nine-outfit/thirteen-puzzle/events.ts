import type { Seat } from '../../kit'
import type { ThirteenPuzzleEnd } from './shape'

/**
 * What happens in the tray, in the order in which it is told: `dealt`, `mended`; a slide: `slid`, then `left` or `home`,
 * `column`, `ended`. Cards are `"1"` … `"13"`, squares numbers from 1 to 14. Everybody may know all of it.
 */
export type ThirteenPuzzleEvent =
  | {
      readonly type: 'dealt'
      /** The cards as they were dealt on squares 1 to 13. */
      readonly cards: readonly string[]
    }
  /** A mix that can never come home was put right: two cards changed places. */
  | { readonly type: 'mended'; readonly squares: readonly number[] }
  | {
      readonly type: 'slid'
      readonly seat: Seat
      readonly card: string
      readonly from: number
      readonly to: number
    }
  /** A card came to its own square, or left it. */
  | { readonly type: 'home' | 'left'; readonly seat: Seat; readonly card: string; readonly square: number }
  /** With that card both cards of a column are home. */
  | {
      readonly type: 'column'
      readonly seat: Seat
      /** From 1 to 7. */
      readonly column: number
    }
  | { readonly type: 'ended'; readonly seat: Seat; readonly reason: ThirteenPuzzleEnd; readonly moveCount: number }
