import type { Outcome } from '../../kit'
import { members } from '../bits'
import { cardName, cardNamed, CARDS } from '../cards'
import type { TenHandsSeen, TenHandsView } from './shape'
import { HANDS, isSolved, move, start, TRAY, type TenHandsState } from './state'

/** The page's State; nothing is hidden. */
export function view(state: TenHandsState): TenHandsView {
  // In range: hands.
  const numbers = Array.from({ length: HANDS }, (_, hand) => hand)
  const tray = Array.from({ length: CARDS }, (_, card) => card).filter((card) => state.handOf[card] === TRAY)
  return {
    hands: byNumber(numbers.map((hand) => members(state.low[hand]!, state.high[hand]!).map(cardName))),
    ranks: byNumber(numbers.map((hand) => state.ranks[hand]! || null)),
    tray: tray.map(cardName),
    right: state.right,
    solved: isSolved(state),
  }
}

function byNumber<T>(values: readonly T[]): Record<string, T> {
  return Object.fromEntries(values.map((value, hand) => [`${hand + 1}`, value]))
}

/** The table that was seen. */
export function restore(seen: TenHandsSeen): TenHandsState {
  const state = start(seen.options, seen.seats)
  for (const [number, cards] of Object.entries(seen.state.hands)) {
    for (const card of cards) move(state, cardNamed(card), Number(number) - 1)
  }
  return state
}

export function outcome(state: TenHandsState): Outcome {
  const over = isSolved(state)
  return { over, scores: [state.right], winners: over ? [0] : null, reason: over ? 'solved' : null }
}

/** Where every card is: `hand 3/17`, `tray/C`. */
export function census(state: TenHandsState): string[] {
  return Array.from(state.handOf, (hand, card) => {
    return hand === TRAY ? `tray/${cardName(card)}` : `hand ${hand + 1}/${cardName(card)}`
  }).sort()
}
