import { bySeat, letterOf, type Seat } from '../../kit'
import { write } from './notation'
import { reasonOf } from './outcome'
import type { NebraskaView } from './shape'
import { numbersIn } from './squares'
import { KEPT, NONE, type NebraskaState } from './state'

/** The page's State, which everybody sees whole. */
export function dump(state: NebraskaState): NebraskaView {
  return {
    turn: state.ended ? null : letterOf(state.turn),
    men: bySeat(Array.from(state.men, (set) => numbersIn(set))),
    kings: bySeat(Array.from(state.kings, (set) => numbersIn(set))),
    quiet: state.quiet,
    recent: bySeat([recentOf(state, 0), recentOf(state, 1)]),
    result: reasonOf(state),
  }
}

function recentOf(state: NebraskaState, seat: Seat): string[] {
  const kept = state.recent.subarray(KEPT * seat, KEPT * (seat + 1))
  return Array.from(kept.filter((move) => move !== NONE).reverse(), (move) => write(move))
}
