import { seatsAtTop, type Outcome } from '../../kit'
import { OVER, type BostonBooksState } from './state'

/** Books of all deals. A target is reached by one seat alone; after a single deal all level at the top have won. */
export function outcome(state: BostonBooksState): Outcome {
  const scores = Array.from(state.points.subarray(0, state.seats))
  if (state.phase !== OVER) return { over: false, scores, winners: null, reason: null }
  return { over: true, scores, winners: seatsAtTop(scores), reason: state.target === 0 ? 'all-books' : 'target' }
}
