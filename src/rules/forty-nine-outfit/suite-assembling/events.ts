import type { Colour } from '../cards'
import type { SuiteAssemblingEnd } from './shape'

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
