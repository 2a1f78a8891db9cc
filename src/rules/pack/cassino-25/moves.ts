import type { Rng, Seat } from '../../kit'
import { addBare, begin, drawOne, writeAll } from '../cassino/listing'
import { COUNT_HEAD, type Move } from '../cassino/move'
import { COUNTING, PLAYING, type CassinoState } from '../cassino/state'
import { callers } from './calls'

/** Writes all that a seat may do: its plays or its count if it has the turn, its calls if it may call. */
export function moves(state: CassinoState, seat: Seat, into: Move[]): number {
  list(state, seat)
  return writeAll(into)
}

/** One of {@link moves}, each as likely as any other. */
export function pick(state: CassinoState, seat: Seat, rng: Rng): Move {
  list(state, seat)
  return drawOne(rng)
}

function list(state: CassinoState, seat: Seat): void {
  const onTurn = state.turn === seat
  const calls = (callers(state) & (1 << seat)) !== 0
  begin(state, seat, onTurn && state.phase === PLAYING, calls)
  if (onTurn && state.phase === COUNTING) addBare(COUNT_HEAD)
}
