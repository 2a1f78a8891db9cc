import type { Colour } from '../cards'
import type { LiftedEvent, PlacedEvent } from '../tray/events'

/**
 * What happens at Colorow Solitaire, in the order in which it is told:
 *
 * - the deal (dealt): `dealt`, `centre`
 * - a card put down: `placed`, `counted` for each colour whose count changed, then `dealt` if the hand was empty, or
 *   `ended` if the board is full (dealt)
 * - a card taken off (free): `lifted`, `counted`
 * - `done` (free): `ended`
 */
export type ColorowSolitaireEvent =
  | PlacedEvent
  | LiftedEvent
  /** The next hand, which lies open. */
  | {
      readonly type: 'dealt'
      readonly hand: readonly string[]
      /** How many cards are left. */
      readonly stock: number
    }
  /** The card that chance laid on square 25. */
  | { readonly type: 'centre'; readonly card: string; readonly square: number }
  /** A colour counts more or less than before. */
  | {
      readonly type: 'counted'
      readonly colour: Colour
      readonly before: number
      readonly now: number
      /** All colours together, after the whole move. */
      readonly score: number
    }
  | {
      readonly type: 'ended'
      readonly score: number
      /** Whether the target is reached. */
      readonly solved: boolean
    }
