import type { AnyGame, Game, Position } from '../rules/kit'
import type { Knowledge } from './knowledge/knowledge'
import type { Solver } from './solvers/solver'

/** A game with what a bot brings to it beside the rules. */
export interface Player {
  readonly game: AnyGame
  /** Null for a game that is searched plainly. */
  readonly knowledge: Knowledge<Position, unknown> | null
  /** Null for what is nothing to solve. */
  readonly solver: Solver<Position, unknown> | null
}

/** Puts together what belongs to one game. It is asked only about states and moves of that game, see AnyGame. */
export function player<S extends Position, M>(
  game: Game<S, M>,
  { knowledge = null, solver = null }: { knowledge?: Knowledge<S, M> | null; solver?: Solver<S, M> | null },
): Player {
  return { game, knowledge, solver } as unknown as Player
}
