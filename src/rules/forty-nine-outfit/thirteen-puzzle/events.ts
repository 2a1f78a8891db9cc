import type { Seat } from '../../kit'
import type { ThirteenPuzzleEnd } from './shape'

/**
 * What happens in the tray, in the order in which it is told: `dealt`, `mended`; a slide: `slid`, then `left` or `home`,
 * `column`, `ended`. Cards are `"1"` … `"13"`, squares numbers from 1 to 14. Everybody may know all of it.
 */
export type ThirteenPuzzleEvent = DealtEvent | MendedEvent | SlidEvent | HomeEvent | ColumnEvent | EndedEvent

export interface DealtEvent {
  readonly type: 'dealt'
  /** The cards as they were dealt on squares 1 to 13. */
  readonly cards: readonly string[]
}

/** A mix that can never come home was put right: two cards changed places. */
export interface MendedEvent {
  readonly type: 'mended'
  readonly squares: readonly number[]
}

export interface SlidEvent {
  readonly type: 'slid'
  readonly seat: Seat
  readonly card: string
  readonly from: number
  readonly to: number
}

/** A card came to its own square, or left it. */
export interface HomeEvent {
  readonly type: 'home' | 'left'
  readonly seat: Seat
  readonly card: string
  readonly square: number
}

/** With that card both cards of a column are home. */
export interface ColumnEvent {
  readonly type: 'column'
  readonly seat: Seat
  /** From 1 to 7. */
  readonly column: number
}

export interface EndedEvent {
  readonly type: 'ended'
  readonly seat: Seat
  readonly reason: ThirteenPuzzleEnd
  readonly moveCount: number
}
