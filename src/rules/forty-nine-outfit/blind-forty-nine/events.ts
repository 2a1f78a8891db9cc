import type { ScoredEvent } from '../fives-and-rows'
import type { BlindFortyNineEnd } from './shape'

/**
 * What happens, in the order in which it is told: `dealt`, `lifted`; a play: `laid`, `scored`…, then `lifted` or
 * `ended`. Cards are `"1"` … `"49"`, squares numbers from 1 to 49. Nothing that is told is hidden from anybody.
 */
export type BlindFortyNineEvent =
  | {
      readonly type: 'dealt'
      /** How many cards lie face down, on the squares from 1 on. */
      readonly faceDown: number
    }
  /** A card comes to hand: the first one from the pack, the others from the square that they lay on. */
  | {
      readonly type: 'lifted'
      readonly seat: 0
      readonly card: string
      /** Null for the first card. */
      readonly square: number | null
    }
  | { readonly type: 'laid'; readonly seat: 0; readonly card: string; readonly square: number }
  | ScoredEvent
  | {
      readonly type: 'ended'
      readonly seat: 0
      readonly reason: BlindFortyNineEnd
      readonly score: number
      readonly target: number
      readonly turned: number
    }
