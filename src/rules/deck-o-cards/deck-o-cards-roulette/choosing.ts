import { lowestSeat, rankOf, type BridgeCard, type Seat, type SeatSet } from '../../kit'
import { giveChips, NOBODY, packSelectionSpin, type RouletteState } from './state'

/** Returns the seat that spins next in the selection of a banker. */
export function nextBankSpinner(state: RouletteState): Seat {
  return lowestSeat(state.seatsDue)
}

/**
 * Applies one spin for the bank. At the end of a round the seat with the highest rank (king high, ace low) becomes
 * banker; in a tie, the seats that share it spin again. Returns those seats; 0 unless this spin ended a round in a tie.
 */
export function spinForBank(state: RouletteState, card: BridgeCard): SeatSet {
  const seat = nextBankSpinner(state)
  const rank = rankOf(card)
  state.selectionSpins[state.selectionSpinCount++] = packSelectionSpin(state.round, seat, card)
  if (rank > state.bestRank) {
    state.bestRank = rank
    state.tiedSeats = 0
  }
  if (rank === state.bestRank) state.tiedSeats |= 1 << seat
  state.seatsDue &= ~(1 << seat)
  return state.seatsDue === 0 ? endRound(state) : 0
}

function endRound(state: RouletteState): SeatSet {
  const { tiedSeats } = state
  state.bestRank = NOBODY
  state.tiedSeats = 0
  if ((tiedSeats & (tiedSeats - 1)) !== 0) {
    state.seatsDue = tiedSeats
    state.round++
    return tiedSeats
  }
  state.banker = 31 - Math.clz32(tiedSeats)
  giveChips(state)
  return 0
}
