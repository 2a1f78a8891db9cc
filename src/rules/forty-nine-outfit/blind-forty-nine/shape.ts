import type { Seen, OptionsOf, OptionTable } from '../../kit'
import type { ScoredEvent } from '../fives-and-rows'

/** The options of the page. */
export const OPTIONS = {
  target: { kind: 'whole', default: 385, min: 0, max: 385 },
} as const satisfies OptionTable

export type BlindFortyNineOptions = OptionsOf<typeof OPTIONS>

/** The page's State and what is seen of it, as plain JSON. */
export interface BlindFortyNineView {
  /** 49 entries, square 1 first: the card or null. */
  readonly faceUp: readonly (string | null)[]
  /** Likewise; a card is `true` for whoever may not see it. */
  readonly faceDown: readonly (string | true | null)[]
  /** Null when the game is over. */
  readonly inHand: string | null
  /** Cards face up. */
  readonly turned: number
  /** Points of the multiples of five. */
  readonly fives: number
  /** Full rows of seven. */
  readonly lines: number
  readonly score: number
  readonly solved: boolean
}

/** How it ends: with the target reached or below it; always by laying 49. */
export type BlindFortyNineEnd = 'solved' | 'below-target'

/** What one eye may know of a table. */
export type BlindFortyNineSeen = Seen<BlindFortyNineView, BlindFortyNineOptions>

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
