import type { EventsOf, GameView, OptionsOf, DescriptionParts } from '../../kit'
import type { ScoredEvent } from '../fives-and-rows'

/** What describes The Blind "49" Game before its rules are loaded. */
export const DESCRIPTION = {
  title: 'The Blind "49" Game',
  year: 1928,
  /** The game's options, as the rules page (docs/rules/blind-forty-nine.md) lists them. */
  options: {
    target: { kind: 'whole', default: 385, min: 0, max: 385 },
  },
} as const satisfies DescriptionParts

export type BlindFortyNineOptions = OptionsOf<(typeof DESCRIPTION)['options']>

/** The State of the rules page, complete or as one viewer sees it, as plain JSON. */
export interface BlindFortyNineView {
  /** 49 entries, square 1 first: the card or null. */
  readonly faceUp: readonly (string | null)[]
  /** 49 entries, square 1 first: the card (`true` if hidden) or null. */
  readonly faceDown: readonly (string | true | null)[]
  /** Null when the game is over. */
  readonly inHand: string | null
  /** Number of cards face up. */
  readonly turned: number
  /** Points of the multiples of five. */
  readonly fives: number
  /** Number of full rows of seven. */
  readonly lines: number
  readonly score: number
  readonly solved: boolean
}

/** How a game ends, always by laying 49: with the target reached, or below it. */
export type BlindFortyNineEnd = 'solved' | 'below-target'

/** What one viewer knows of a table: the view and the open data around it. */
export type BlindFortyNineSeen = GameView<BlindFortyNineView, BlindFortyNineOptions>

/**
 * Events, in the order in which they are reported. The deal: `dealt`, `lifted`. A play: `laid`, `scored`…, then
 * `lifted` or `ended`. Cards are `"1"` … `"49"`, squares numbers from 1 to 49. No event is hidden from any viewer.
 */
export type BlindFortyNineEvent =
  | ScoredEvent
  | EventsOf<{
      /** `faceDown`: number of cards face down, on the squares from 1 on. */
      dealt: { faceDown: number }
      /**
       * A card comes to the hand: the first one from the pack, later ones from the square on which they lay. `square`: null
       * for the first card.
       */
      lifted: { seat: 0; card: string; square: number | null }
      laid: { seat: 0; card: string; square: number }
      ended: { seat: 0; reason: BlindFortyNineEnd; score: number; target: number; turned: number }
    }>
