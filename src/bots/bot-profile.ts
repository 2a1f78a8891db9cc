import type { AnyGame, Game, Position } from '../rules/kit'
import type { Heuristics } from './heuristics/types'
import type { Solver } from './solvers/solver'

/** A game with the knowledge and the solver that a bot has for it. */
export interface BotProfile {
  readonly game: AnyGame
  /** Null for a game that is played by plain search. */
  readonly knowledge: Heuristics<Position> | null
  /** Null for a game without a solver. */
  readonly solver: Solver<Position> | null
}

/** Combines a game with its knowledge and its solver, which are only given its own states and moves, see AnyGame. */
export function createBotProfile<S extends Position>(
  game: Game<S>,
  { knowledge = null, solver = null }: { knowledge?: Heuristics<S> | null; solver?: Solver<S> | null } = {},
): BotProfile {
  return { game, knowledge, solver } as BotProfile
}
