import type { Outcome } from '../../kit'
import { scoreOf } from '../fives-and-rows'
import type { BlindFortyNineEnd } from './shape'
import { isOver, type BlindFortyNineState } from './state'

export function outcome(state: BlindFortyNineState): Outcome {
  const reason = reasonOf(state)
  const winners = reason ? (reason === 'solved' ? [0] : []) : null
  return { over: reason !== null, scores: [scoreOf(state)], winners, reason }
}

export function reasonOf(state: BlindFortyNineState): BlindFortyNineEnd | null {
  if (!isOver(state)) return null
  return scoreOf(state) >= state.target ? 'solved' : 'below-target'
}
