import type { EventsOf, GameView, OptionsOf, DescriptionParts } from '../../kit'
import type { Colour } from '../cards'

/** The game's options, as the rules page (docs/rules/suite-assembling.md) lists them. */
export /** What describes Suite Assembling Solitaire before its rules are loaded. */
const DESCRIPTION = {
  title: 'Suite Assembling Solitaire',
  year: 1928,
  options: {
    passes: { kind: 'whole', default: 0, min: 0, max: 9 },
    packCards: { kind: 'choice', default: 'heap', values: ['heap', 'lot', 'any'] },
  },
} as const satisfies DescriptionParts

export type SuiteAssemblingOptions = OptionsOf<(typeof DESCRIPTION)['options']>

/** The State of the rules page, complete or as one viewer sees it, as plain JSON. */

export interface PileView {
  /** Face-down cards, bottom first; their number while they are hidden. */
  readonly down: readonly string[] | number
  /** The run, head first. */
  readonly up: readonly string[]
}

export interface SuiteAssemblingView {
  /** Seven piles. */
  readonly piles: readonly PileView[]
  /** Number of cards up of each colour, red to violet: 0 to 7. */
  readonly foundations: readonly number[]
  /** The pack, top first; its number of cards while they are hidden. */
  readonly stock: readonly string[] | number
  /** Bottom first; its number of cards while they are hidden. */
  readonly heap: readonly string[] | number
  /** Number of cards of the last lot still on the heap. */
  readonly lot: number
  /** Cards of the pack that may be played, top first. */
  readonly available: readonly string[]
  /** Number of the current pass through the pack, from 1. */
  readonly pass: number
  readonly solved: boolean
}

/** How a game ends. */
export type SuiteAssemblingEnd = 'solved' | 'blocked'

/** What one viewer knows of a table: the view and the open data around it. */
export type SuiteAssemblingSeen = GameView<SuiteAssemblingView, SuiteAssemblingOptions>

/**
 * Events, in the order in which they are reported:
 *
 * - the set-up: `dealt`, then automatic events, `turned` for each pile
 * - a deal: `turnedOver` if the pack was used up, `lot`, then automatic events, `open`
 * - a play: `moved` or `up`, then automatic events, `turned` or `space`, `open` if the card came from the pack
 *
 * Automatic events are an `up` for each foundation card, ascending, then `suite` for each colour that is complete.
 * `ended` comes last. Cards are `"1"` … `"49"`, piles numbers from 1 to 7. No event is hidden from any viewer.
 */
export type SuiteAssemblingEvent = EventsOf<{
  /** `piles`: number of cards in each pile. */
  dealt: { piles: readonly number[]; stock: number }
  /** The heap was turned over and is the pack of the next pass. */
  turnedOver: { seat: 0; pass: number }
  /** Cards were dealt from the pack to the heap; `cards` is their number. */
  lot: { seat: 0; cards: number }
  /** A run or a card of the pack went to a pile. `cards`: head first. `from`: null if the card came from the pack. */
  moved: { seat: 0; cards: readonly string[]; from: number | null; to: number }
  /** A card went to the foundations. `from`: null if the card came from the pack. */
  up: { seat: 0; card: string; from: number | null; byItself: boolean }
  /** A face-down card was turned up and stays in its pile. */
  turned: { seat: 0; pile: number; card: string }
  /** A pile has become a vacant space. */
  space: { seat: 0; pile: number }
  /** All seven cards of a colour are up. */
  suite: { seat: 0; colour: Colour }
  /** The cards of the pack that may be played now, top first. */
  open: { seat: 0; cards: readonly string[] }
  /** The game is over, and all cards are open to view. */
  ended: { seat: 0; reason: SuiteAssemblingEnd; score: number }
}>
