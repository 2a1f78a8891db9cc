import type { Seen, OptionsOf, OptionTable } from '../../kit'

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
