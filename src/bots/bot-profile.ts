import { rulesOf, type AnyGame, type Game, type Position } from '../rules/kit'
import type { Heuristics } from './heuristics/types'
import type { Solver } from './solvers/solver'

/** A game with the knowledge and the solver that a bot has for it. */
export interface BotProfile {
  readonly game: AnyGame
  /** Null for a game that is played by plain search. */
  readonly knowledge: Heuristics<Position, unknown> | null
  /** Null for a game without a solver. */
  readonly solver: Solver<Position, unknown> | null
}

/** Combines a game with its knowledge and its solver, which are only given its own states and moves, see AnyGame. */
export function createBotProfile<S extends Position, M>(
  game: Game<S, M>,
  { knowledge = null, solver = null }: { knowledge?: Heuristics<S, M> | null; solver?: Solver<S, M> | null } = {},
): BotProfile {
  return { game, knowledge, solver } as unknown as BotProfile
}

/**
 * Returns the bot for a version of the game's rules. Knowledge and solver are made for the states of the present rules:
 * under older rules the bot uses plain search and has no solver. Throws if there are no such rules.
 */
export function botForRules(known: BotProfile, version: number | undefined): BotProfile {
  if (version === undefined || version === known.game.info.version) return known
  const game = rulesOf(known.game, version)
  if (!game.ok) throw new Error(game.error.message)
  return { game: game.value, knowledge: null, solver: null }
}
