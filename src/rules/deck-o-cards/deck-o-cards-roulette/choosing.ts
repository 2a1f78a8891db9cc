import { lowestSeat, rankOf, type BridgeCard, type Seat, type SeatSet } from '../../kit'
import { giveChips, NOBODY, packChoosing, type RouletteState } from './state'

/** Returns the seat that spins next in the selection of a banker. */
export function chooser(state: RouletteState): Seat {
  return lowestSeat(state.due)
}

/**
 * Applies one spin for the bank. At the end of a round the seat with the highest rank (king high, ace low) becomes
 * banker; in a tie, the seats that share it spin again. Returns those seats; 0 unless this spin ended a round in a tie.
 */
export function choose(state: RouletteState, card: BridgeCard): SeatSet {
  const seat = chooser(state)
  const rank = rankOf(card)
  state.choosing[state.chosen++] = packChoosing(state.round, seat, card)
  if (rank > state.best) {
    state.best = rank
    state.tied = 0
  }
  if (rank === state.best) state.tied |= 1 << seat
  state.due &= ~(1 << seat)
  return state.due === 0 ? endRound(state) : 0
}

function endRound(state: RouletteState): SeatSet {
  const { tied } = state
  state.best = NOBODY
  state.tied = 0
  if ((tied & (tied - 1)) !== 0) {
    state.due = tied
    state.round++
    return tied
  }
  state.banker = 31 - Math.clz32(tied)
  giveChips(state)
  return 0
}
