import type { Outcome } from '../../kit'
import type { ColorState } from './state'

/** The scores are the totals of the rounds already counted; with partners each has the side's. */
export function outcome(state: ColorState): Outcome {
  const scores = Array.from(state.totals.subarray(0, state.seats))
  const best = Math.max(...scores)
  const winners = state.ended ? scores.flatMap((score, seat) => (score === best ? [seat] : [])) : null
  return { over: state.ended !== 0, scores, winners, reason: state.ended ? 'target' : null }
}
