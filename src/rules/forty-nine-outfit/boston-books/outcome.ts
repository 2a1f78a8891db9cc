import { seatsAtTop, type Outcome } from '../../kit'
import { OVER, type BostonBooksState } from './state'

/** Scores the books of all deals. Only one seat can reach a target; after a single deal all seats at the top win. */
export function outcome(state: BostonBooksState): Outcome {
  const scores = Array.from(state.points.subarray(0, state.seats))
  if (state.phase !== OVER) return { over: false, scores, winners: null, reason: null }
  return { over: true, scores, winners: seatsAtTop(scores), reason: state.target === 0 ? 'all-books' : 'target' }
}
