import type { Seen, OptionsOf, OptionTable } from '../../kit'
import type { Colour } from '../cards'

/** The options of the page. */
export const OPTIONS = {
  passes: { kind: 'whole', default: 0, min: 0, max: 9 },
  packCards: { kind: 'choice', default: 'heap', values: ['heap', 'lot', 'any'] },
} as const satisfies OptionTable

export type SuiteAssemblingOptions = OptionsOf<typeof OPTIONS>

/** The page's State and what is seen of it, as plain JSON. */

export interface PileView {
  /** Face-down cards, bottom first; their number for whoever may not see them. */
  readonly down: readonly string[] | number
  /** The run, head first. */
  readonly up: readonly string[]
}

export interface SuiteAssemblingView {
  /** Seven piles. */
  readonly piles: readonly PileView[]
  /** Cards up, red to violet: 0 to 7 each. */
  readonly foundations: readonly number[]
  /** The pack, top first; its number for whoever may not see it. */
  readonly stock: readonly string[] | number
  /** Bottom first; its number likewise. */
  readonly heap: readonly string[] | number
  /** Cards of the last lot that are still on the heap. */
  readonly lot: number
  /** Cards of the pack that may be played, the first to be looked at first. */
  readonly available: readonly string[]
  /** Time through the pack, from 1. */
  readonly pass: number
  readonly solved: boolean
}

/** How it ends. */
export type SuiteAssemblingEnd = 'solved' | 'blocked'

/** What one eye may know of a table. */
export type SuiteAssemblingSeen = Seen<SuiteAssemblingView, SuiteAssemblingOptions>

/**
 * What happens, in the order in which it is told:
 *
 * - the set-up: `dealt`, then what happened by itself, `turned` for each pile
 * - a deal: `turnedOver` if the pack was used up, `lot`, then what happened by itself, `open`
 * - a play: `moved` or `up`, then what happened by itself, `turned` or `space`, `open` if it came from the pack
 *
 * What happens by itself is an `up` for each foundation card, ascending; after them `suite` for each colour that is
 * complete, and at the very end `ended`. Cards are `"1"` … `"49"`, piles numbers from 1 to 7. All of it lies open.
 */
export type SuiteAssemblingEvent =
  | {
      readonly type: 'dealt'
      /** Cards of each pile. */
      readonly piles: readonly number[]
      readonly stock: number
    }
  /** The heap is the pack of the next pass. */
  | { readonly type: 'turnedOver'; readonly seat: 0; readonly pass: number }
  /** So many cards went from the pack to the heap. */
  | { readonly type: 'lot'; readonly seat: 0; readonly cards: number }
  /** A run or a card of the pack went to a pile. */
  | {
      readonly type: 'moved'
      readonly seat: 0
      /** Head first. */
      readonly cards: readonly string[]
      /** Null: from the pack. */
      readonly from: number | null
      readonly to: number
    }
  /** A card went to the foundations. */
  | {
      readonly type: 'up'
      readonly seat: 0
      readonly card: string
      /** Null: from the pack. */
      readonly from: number | null
      readonly byItself: boolean
    }
  /** A face-down card was turned up and stays there. */
  | { readonly type: 'turned'; readonly seat: 0; readonly pile: number; readonly card: string }
  /** A pile has no card left. */
  | { readonly type: 'space'; readonly seat: 0; readonly pile: number }
  /** All seven cards of a colour are up. */
  | { readonly type: 'suite'; readonly seat: 0; readonly colour: Colour }
  /** The cards of the pack that may be played now, the first to be looked at first. */
  | { readonly type: 'open'; readonly seat: 0; readonly cards: readonly string[] }
  /** The game is over, and every card may be looked at. */
  | { readonly type: 'ended'; readonly seat: 0; readonly reason: SuiteAssemblingEnd; readonly score: number }
