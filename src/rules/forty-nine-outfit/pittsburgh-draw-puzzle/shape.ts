import type { Seen, OptionsOf, OptionTable, Seat, Tell } from '../../kit'
import { cardName } from '../cards'
import { placedCard, type Placing } from '../placing'
import { handTo } from './moves'
import { isRight, isSolved, move, TRAY, type TenHandsState } from './state'

/** The options of the page. */
export const OPTIONS = {
  extremes: { kind: 'flag', default: true },
} as const satisfies OptionTable

export type TenHandsOptions = OptionsOf<typeof OPTIONS>

/** The page's State, as plain JSON. Nothing is hidden. */
export interface TenHandsView {
  /** `1` … `10` → cards ascending, `C` last. */
  readonly hands: Readonly<Record<string, readonly string[]>>
  /** `1` … `10` → the rank of a hand of five cards, else null. */
  readonly ranks: Readonly<Record<string, number | null>>
  /** Ascending, `C` last. */
  readonly tray: readonly string[]
  /** How many hands are right. */
  readonly right: number
  readonly solved: boolean
}

/** What one eye may know of a table. */
export type TenHandsSeen = Seen<TenHandsView, TenHandsOptions>

/**
 * What happens, as plain JSON; cards are `"1"` … `"49"` and `"C"`, hands 1 to 10, `null` is the tray. In this order:
 * `placed`, then `opened` if the hand that lost the card was right, `filled` if another has five cards now, and `solved`.
 */
export type TenHandsEvent =
  | {
      readonly type: 'placed'
      readonly seat: Seat
      readonly card: string
      readonly from: number | null
      readonly to: number | null
    }
  | { readonly type: 'opened'; readonly seat: Seat; readonly hand: number }
  | {
      readonly type: 'filled'
      readonly seat: Seat
      readonly hand: number
      readonly rank: number
      /** Whether the hand is what the puzzle asks for. */
      readonly right: boolean
    }
  | { readonly type: 'solved'; readonly seat: Seat }

/** Makes a move and tells of it. */
export function moveAndTell(state: TenHandsState, seat: Seat, made: Placing, tell: Tell<TenHandsEvent>): void {
  // In range: cards, hands.
  const card = placedCard(made)
  const from = state.handOf[card]!
  const to = handTo(made)
  const opened = from !== TRAY && isRight(state, from)
  move(state, card, to)
  tell({ type: 'placed', seat, card: cardName(card), from: numberOf(from), to: numberOf(to) })
  if (opened) tell({ type: 'opened', seat, hand: from + 1 })
  const rank = to === TRAY ? 0 : state.ranks[to]!
  if (rank > 0) tell({ type: 'filled', seat, hand: to + 1, rank, right: isRight(state, to) })
  if (isSolved(state)) tell({ type: 'solved', seat })
}

function numberOf(hand: number): number | null {
  return hand === TRAY ? null : hand + 1
}
