import { isPlaying } from '../../casino/table'
import type { Rng, Seat } from '../../kit'
import { firstMember, HIGH_BITS, LOW_BITS } from '../cards'
import { HIGH_WORDS } from '../hands'
import { countMoves, nthMove } from './choices'
import type { Move } from './move'
import type { ChicagoState } from './state'

/** Writes all legal moves of a seat and returns their number; crowded tables can have tens of thousands. */
export function moves(state: ChicagoState, seat: Seat, into: Move[]): number {
  if (!isPlaying(state) || state.turn !== seat) return 0
  let low = state.hands[seat]!
  let high = state.hands[HIGH_WORDS + seat]!
  let n = 0
  while ((low | high) !== 0) {
    const card = firstMember(low, high)
    const all = countMoves(state, seat, card)
    for (let i = 0; i < all; i++) into[n++] = nthMove(state, seat, card, i)
    low &= ~LOW_BITS[card]!
    high &= ~HIGH_BITS[card]!
  }
  return n
}

/** Number of moves of each card in the hand, which has four cards at most. Scratch space of `pick`. */
const COUNTS = new Int32Array(4)

/** Returns one of {@link moves}, chosen uniformly by its number, without listing them. */
export function pick(state: ChicagoState, seat: Seat, rng: Rng): Move {
  let low = state.hands[seat]!
  let high = state.hands[HIGH_WORDS + seat]!
  let total = 0
  for (let i = 0; (low | high) !== 0; i++) {
    const card = firstMember(low, high)
    total += COUNTS[i] = countMoves(state, seat, card)
    low &= ~LOW_BITS[card]!
    high &= ~HIGH_BITS[card]!
  }
  let index = total > 1 ? rng.below(total) : 0
  low = state.hands[seat]!
  high = state.hands[HIGH_WORDS + seat]!
  for (let i = 0; ; i++) {
    const card = firstMember(low, high)
    if (index < COUNTS[i]!) return nthMove(state, seat, card, index)
    index -= COUNTS[i]!
    low &= ~LOW_BITS[card]!
    high &= ~HIGH_BITS[card]!
  }
}
