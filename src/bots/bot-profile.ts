import { rulesOf, type AnyGame, type Game, type Position } from '../rules/kit'
import type { Heuristics } from './heuristics/types'
import type { Solver } from './solvers/solver'

/** A game with what a bot brings to it beside the rules. */
export interface BotProfile {
  readonly game: AnyGame
  /** Null for a game that is searched plainly. */
  readonly knowledge: Heuristics<Position, unknown> | null
  /** Null for what is nothing to solve. */
  readonly solver: Solver<Position, unknown> | null
}

/** Puts together what belongs to one game. It is asked only about states and moves of that game, see AnyGame. */
export function createBotProfile<S extends Position, M>(
  game: Game<S, M>,
  { knowledge = null, solver = null }: { knowledge?: Heuristics<S, M> | null; solver?: Solver<S, M> | null } = {},
): BotProfile {
  return { game, knowledge, solver } as unknown as BotProfile
}

/**
 * The player for a version of the game's rules. Knowledge and solver are made for the states of the present rules: by
 * older ones a bot searches plainly, and nothing is solved. Throws where there are no such rules.
 */
export function playerByRules(known: BotProfile, version: number | undefined): BotProfile {
  if (version === undefined || version === known.game.info.version) return known
  const game = rulesOf(known.game, version)
  if (!game.ok) throw new Error(game.error.message)
  return { game: game.value, knowledge: null, solver: null }
}
