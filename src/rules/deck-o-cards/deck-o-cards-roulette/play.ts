import type { Seat } from '../../kit'
import { CLEAR, isBet, READY, spotOf, stakeOf, type Move } from './move'
import { SPOTS } from './spots'
import { betting, type RouletteState } from './state'

// In range: seats, spots.

/** Plays a legal move without a word. The arrow is spun by chance. */
export function play(state: RouletteState, seat: Seat, move: Move): void {
  if (isBet(move)) bet(state, seat, move)
  else if (move === CLEAR) clear(state, seat)
  else if (move === READY) ready(state, seat)
  else state.spinning = 1
}

function bet(state: RouletteState, seat: Seat, move: Move): void {
  const stake = stakeOf(move)
  state.chips[seat]! -= stake
  state.laid[seat]! += stake
  state.stakes[SPOTS * seat + spotOf(move)]! += stake
}

function clear(state: RouletteState, seat: Seat): void {
  state.chips[seat]! += state.laid[seat]!
  state.laid[seat] = 0
  state.stakes.fill(0, SPOTS * seat, SPOTS * (seat + 1))
}

/** With the house the last to be ready sets the arrow going. */
function ready(state: RouletteState, seat: Seat): void {
  state.ready |= 1 << seat
  if (state.house && betting(state) === 0) state.spinning = 1
}
