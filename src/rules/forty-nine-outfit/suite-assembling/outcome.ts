import type { Outcome } from '../../kit'
import type { SuiteAssemblingEnd } from './shape'
import { SOLVED, type SuiteAssemblingState } from './state'

/** The score is the number of cards on the foundations. */
export function outcome(state: SuiteAssemblingState): Outcome {
  const reason = reasonOf(state)
  const winners = reason ? (reason === 'solved' ? [0] : []) : null
  return { over: reason !== null, scores: [state.home], winners, reason }
}

export function reasonOf(state: SuiteAssemblingState): SuiteAssemblingEnd | null {
  if (!state.ended) return null
  return state.ended === SOLVED ? 'solved' : 'blocked'
}
