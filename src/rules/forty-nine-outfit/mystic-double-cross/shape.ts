import type { Seen, OptionsOf, OptionTable } from '../../kit'
import type { ScoredEvent } from '../fives-and-rows'

/** The options of the page. */
export const OPTIONS = {
  cheater: { kind: 'flag', default: true },
  target: { kind: 'whole', default: 265, min: 0, max: 265 },
} as const satisfies OptionTable

export type MysticDoubleCrossOptions = OptionsOf<typeof OPTIONS>

/** The page's State and what is seen of it, as plain JSON. */
export interface MysticDoubleCrossView {
  /** 49 entries, square 1 first: the card, `C` for the Cheater, or null. */
  readonly board: readonly (string | null)[]
  /** Cards to come, top first; their number for whoever may not see them. */
  readonly stack: readonly string[] | number
  /** Cards out of play, in order; their number likewise. */
  readonly rest: readonly string[] | number
  readonly inHand: 'C' | null
  /** The card whose square the Cheater holds, once it has turned up. */
  readonly aside: string | null
  /** Cards turned up. */
  readonly drawn: number
  /** Points of the multiples of five. */
  readonly fives: number
  /** Full rows of seven. */
  readonly lines: number
  readonly score: number
  readonly solved: boolean
}

/** How it ends: the target reached, or the stack used up below it. */
export type MysticDoubleCrossEnd = 'solved' | 'below-target'

/** What one eye may know of a table. */
export type MysticDoubleCrossSeen = Seen<MysticDoubleCrossView, MysticDoubleCrossOptions>

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
