import type { Outcome } from '../../kit'
import type { EndReason } from './shape'
import { NO_MEN, QUIET, takenBy, type NebraskaState } from './state'

/** Men taken are the score, but the last move decides: whoever cannot move has lost; a quiet game is drawn. */
export function outcome(state: NebraskaState): Outcome {
  const scores = [takenBy(state, 0), takenBy(state, 1)]
  const reason = reasonOf(state)
  if (reason === null) return { over: false, scores, winners: null, reason }
  return { over: true, scores, winners: reason === 'quiet' ? [0, 1] : [1 - state.turn], reason }
}

export function reasonOf({ ended }: NebraskaState): EndReason | null {
  if (ended === 0) return null
  if (ended === NO_MEN) return 'no-men'
  return ended === QUIET ? 'quiet' : 'blocked'
}
