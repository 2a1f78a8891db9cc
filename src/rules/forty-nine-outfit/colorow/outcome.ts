import { seatsAtTop, type Outcome } from '../../kit'
import { OVER, type ColorowState } from './state'

export function outcome(state: ColorowState): Outcome {
  const over = state.phase === OVER
  const scores = Array.from(state.points.subarray(0, state.seats))
  return { over, scores, winners: over ? seatsAtTop(scores) : null, reason: over ? 'board full' : null }
}
