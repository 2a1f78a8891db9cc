import type { Outcome } from '../../kit'
import { OVER, type ColorowState } from './state'

export function outcome(state: ColorowState): Outcome {
  const over = state.phase === OVER
  const scores = Array.from(state.points.subarray(0, state.seats))
  const best = Math.max(...scores)
  const winners = over ? scores.flatMap((score, seat) => (score === best ? [seat] : [])) : null
  return { over, scores, winners, reason: over ? 'board full' : null }
}
