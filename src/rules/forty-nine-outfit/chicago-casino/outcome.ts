import type { Outcome } from '../../kit'
import type { EndReason } from './shape'
import type { ChicagoState } from './state'

/** The scores are the totals of the rounds already counted. */
export function outcome(state: ChicagoState): Outcome {
  const scores = Array.from(state.totals.subarray(0, state.seats))
  const best = Math.max(...scores)
  const winners = state.ended ? scores.flatMap((score, seat) => (score === best ? [seat] : [])) : null
  return { over: state.ended !== 0, scores, winners, reason: state.ended ? endReason(state) : null }
}

/** Why the game ended, if it has. */
export function endReason(state: ChicagoState): EndReason {
  return state.target === 0 ? 'round' : 'target'
}
