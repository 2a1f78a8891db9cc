import type { Outcome } from '../../kit'
import type { ThirteenPuzzleEnd } from './shape'
import { SOLVED, type ThirteenPuzzleState } from './state'

/** The score is the number of cards at home. */
export function outcome(state: ThirteenPuzzleState): Outcome {
  const winners = state.ended ? (state.ended === SOLVED ? [0] : []) : null
  return { over: state.ended !== 0, scores: [state.home], winners, reason: outcomeOfEnd(state) }
}

export function outcomeOfEnd(state: ThirteenPuzzleState): ThirteenPuzzleEnd | null {
  if (!state.ended) return null
  return state.ended === SOLVED ? 'solved' : 'last-picture'
}
