import type { EventsOf, GameView, OptionsOf, DescriptionParts } from '../../kit'
import type { ScoredEvent } from '../fives-and-rows'

/** What describes The Mystic Double Cross before its rules are loaded. */
export const DESCRIPTION = {
  title: 'The Mystic Double Cross',
  year: 1928,
  /** The game's options, as the rules page (docs/rules/mystic-double-cross.md) lists them. */
  options: {
    cheater: { kind: 'flag', default: true },
    target: { kind: 'whole', default: 265, min: 0, max: 265 },
  },
} as const satisfies DescriptionParts

export type MysticDoubleCrossOptions = OptionsOf<(typeof DESCRIPTION)['options']>

/** The State of the rules page, complete or as one viewer sees it, as plain JSON. */
export interface MysticDoubleCrossView {
  /** 49 entries, square 1 first: the card, `C` for the Cheater, or null. */
  readonly board: readonly (string | null)[]
  /** Cards to come, top first; their number while they are hidden. */
  readonly stack: readonly string[] | number
  /** Cards out of play, in order; their number while they are hidden. */
  readonly rest: readonly string[] | number
  readonly inHand: 'C' | null
  /** The card whose square the Cheater occupies, once it has been turned up. */
  readonly aside: string | null
  /** Number of cards turned up. */
  readonly drawn: number
  /** Points of the multiples of five. */
  readonly fives: number
  /** Number of full rows of seven. */
  readonly lines: number
  readonly score: number
  readonly solved: boolean
}

/** How a game ends, always with the stack used up: with the target reached, or below it. */
export type MysticDoubleCrossEnd = 'solved' | 'below-target'

/** What one viewer knows of a table: the view and the open data around it. */
export type MysticDoubleCrossSeen = GameView<MysticDoubleCrossView, MysticDoubleCrossOptions>

/**
 * Events, in the order in which they are reported. The deal: `dealt`. A draw: `turned`, then `laid`, `aside` or `held`.
 * The Cheater placed: `laid`. After a card is laid: `scored`…; at the end `ended`. Cards are `"1"` … `"49"` and `"C"`,
 * squares numbers from 1 to 49. No event is hidden from any viewer.
 */
export type MysticDoubleCrossEvent =
  | ScoredEvent
  | EventsOf<{
      /** `stack`: number of cards in the stack, and of those out of play. */
      dealt: { stack: number; rest: number }
      /** `left`: number of cards left in the stack. */
      turned: { seat: 0; card: string; left: number }
      laid: { seat: 0; card: string; square: number }
      /** The Cheater lies on the card's square; the card is laid aside for good. */
      aside: { seat: 0; card: string }
      /** The Cheater is in the hand and must be placed. */
      held: { seat: 0; card: 'C' }
      ended: { seat: 0; reason: MysticDoubleCrossEnd; score: number; target: number }
    }>
