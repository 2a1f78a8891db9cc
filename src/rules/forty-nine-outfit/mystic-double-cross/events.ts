import type { ScoredEvent } from '../fives-and-rows'
import type { MysticDoubleCrossEnd } from './shape'

/**
 * What happens, in the order in which it is told: `dealt`; a draw: `turned`, then `laid`, `aside` or `held`; the
 * Cheater: `laid`. After a card is laid: `scored`…; at the end `ended`. Cards are `"1"` … `"49"` and `"C"`, squares
 * numbers from 1 to 49. Nothing that is told is hidden from anybody.
 */
export type MysticDoubleCrossEvent =
  | {
      readonly type: 'dealt'
      /** How many cards are in the stack, and how many out of play. */
      readonly stack: number
      readonly rest: number
    }
  | {
      readonly type: 'turned'
      readonly seat: 0
      readonly card: string
      /** Cards left in the stack. */
      readonly left: number
    }
  | { readonly type: 'laid'; readonly seat: 0; readonly card: string; readonly square: number }
  /** The Cheater lies on the card's square: it is laid aside for good. */
  | { readonly type: 'aside'; readonly seat: 0; readonly card: string }
  /** The Cheater is in the hand and must be placed. */
  | { readonly type: 'held'; readonly seat: 0; readonly card: 'C' }
  | ScoredEvent
  | {
      readonly type: 'ended'
      readonly seat: 0
      readonly reason: MysticDoubleCrossEnd
      readonly score: number
      readonly target: number
    }
