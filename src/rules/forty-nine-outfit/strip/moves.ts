import type { Rng, Seat } from '../../kit'
import { packMove, reachFrom, reachTo, type StripMove, type StripState } from './state'

/** Writes every legal move into `into` and answers how many there are. */
export function moves(state: StripState, seat: Seat, into: StripMove[]): number {
  if (state.ended || seat !== 0) return 0
  let n = 0
  for (let from = reachFrom(state.vacant); from < reachTo(state.vacant); from++) {
    if (from !== state.vacant) into[n++] = packMove(from, state.vacant)
  }
  return n
}

/** One of them, uniformly. */
export function pick(state: StripState, _seat: Seat, rng: Rng): StripMove {
  const lowest = reachFrom(state.vacant)
  const from = lowest + rng.below(reachTo(state.vacant) - lowest - 1)
  return packMove(from < state.vacant ? from : from + 1, state.vacant)
}
