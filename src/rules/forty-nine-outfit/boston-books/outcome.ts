import type { Outcome } from '../../kit'
import { OVER, type BostonBooksState } from './state'

/** Books of all deals. A target is reached by one seat alone; after a single deal all level at the top have won. */
export function outcome(state: BostonBooksState): Outcome {
  const scores = Array.from(state.points.subarray(0, state.seats))
  if (state.phase !== OVER) return { over: false, scores, winners: null, reason: null }
  const best = Math.max(...scores)
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []))
  return { over: true, scores, winners, reason: state.target === 0 ? 'all-books' : 'target' }
}
