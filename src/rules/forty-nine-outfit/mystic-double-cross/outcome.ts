import type { Outcome } from '../../kit'
import { scoreOf } from '../fives-and-rows'
import type { MysticDoubleCrossEnd } from './shape'
import { isOver, type MysticDoubleCrossState } from './state'

export function outcome(state: MysticDoubleCrossState): Outcome {
  const reason = reasonOf(state)
  const winners = reason ? (reason === 'solved' ? [0] : []) : null
  return { over: reason !== null, scores: [scoreOf(state)], winners, reason }
}

export function reasonOf(state: MysticDoubleCrossState): MysticDoubleCrossEnd | null {
  if (!isOver(state)) return null
  return scoreOf(state) >= state.target ? 'solved' : 'below-target'
}
