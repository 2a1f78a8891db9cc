import type { Rng, Seat } from '../../kit'
import { begin, drawOne, writeAll } from '../cassino/listing'
import type { Move } from '../cassino/move'
import { PLAYING, type CassinoState } from '../cassino/state'

/** Writes all plays of the seat in turn. */
export function moves(state: CassinoState, seat: Seat, into: Move[]): number {
  if (state.phase !== PLAYING || state.turn !== seat) return 0
  begin(state, seat, true, false)
  return writeAll(into)
}

/** One of {@link moves}, each as likely as any other. */
export function pick(state: CassinoState, seat: Seat, rng: Rng): Move {
  begin(state, seat, true, false)
  return drawOne(rng)
}
