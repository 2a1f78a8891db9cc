import type { Outcome } from '../../kit'
import { OVER, type PittsburghState } from './state'

/** Returns the standing. Only one seat scores in a deal, so only one can reach the target. */
export function outcome(state: PittsburghState): Outcome {
  const scores = Array.from(state.scores.subarray(0, state.seats))
  if (state.phase !== OVER) return { over: false, scores, winners: null, reason: null }
  return { over: true, scores, winners: [scores.indexOf(Math.max(...scores))], reason: 'target' }
}
