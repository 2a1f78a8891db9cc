import type { Rng, Seat } from '../../kit'
import { CLEAR, packBet, READY, SPIN, type Move } from './move'
import { MIN_STAKES, SPOTS, type Spot } from './spots'
import { bettingPunters, type RouletteState } from './state'

/** Returns the seats that the game waits for: punters who have not said ready, else the banker. */
export function must(state: RouletteState): number {
  if (state.ended || state.spinning || state.seatsDue !== 0) return 0
  return bettingPunters(state) || 1 << state.banker
}

/**
 * Writes `ready`, then `clear` if there is something to clear, then the smallest bet on each spot where it is legal.
 */
export function moves(state: RouletteState, seat: Seat, into: Move[]): number {
  if ((must(state) & (1 << seat)) === 0) return 0
  if (seat === state.banker) {
    into[0] = SPIN
    return 1
  }
  let found = 0
  into[found++] = READY
  if (state.laidChips[seat]! > 0) into[found++] = CLEAR
  for (let spot = 0; spot < SPOTS; spot++) {
    if (canBet(state, seat, spot)) into[found++] = packBet(spot, MIN_STAKES[spot]!)
  }
  return found
}

/** Returns one of {@link moves}, each with equal probability, by rejection sampling from all moves that could exist. */
export function pick(state: RouletteState, seat: Seat, rng: Rng): Move {
  if (seat === state.banker) return SPIN
  const clears = state.laidChips[seat]! > 0 ? 1 : 0
  if (state.chips[seat] === 0) return rng.below(2) === 0 ? READY : CLEAR
  for (;;) {
    const move = rng.below(SPOTS + 1 + clears)
    if (move >= SPOTS) return move
    if (canBet(state, seat, move)) return packBet(move, MIN_STAKES[move]!)
  }
}

/** Whether the smallest stake on a spot is legal. */
function canBet(state: RouletteState, seat: Seat, spot: Spot): boolean {
  const smallest = MIN_STAKES[spot]!
  return state.chips[seat]! >= smallest && state.stakes[SPOTS * seat + spot]! + smallest <= state.limit
}
