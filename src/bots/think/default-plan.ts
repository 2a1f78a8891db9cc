import type { Position } from '../../rules/kit'
import type { Level } from '../../ports/journal'
import type { LevelProfile } from '../heuristics/types'

/**
 * Levels for games of which nothing is known but the rules: the same search, thinking longer, and the easier ones now
 * and then content with the second best. Iterations are fixed, so that a level plays alike on every machine.
 */
const ITERATIONS: Readonly<Record<Level, number>> = { 1: 24, 2: 96, 3: 500, 4: 2500, 5: 10000 }
const SLIP: Readonly<Record<Level, number>> = { 1: 0.4, 2: 0.25, 3: 0.1, 4: 0, 5: 0 }

export function defaultPlan<S extends Position, M>(level: Level): LevelProfile<S, M> {
  return {
    kind: 'search',
    iterations: ITERATIONS[level],
    search: { reward: { pointShare: 0.3, scale: 20 }, exploration: 0.7, trust: 0 },
    slip: SLIP[level],
  }
}
