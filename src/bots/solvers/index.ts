import type { Position } from '../../rules/kit'
import { blindFortyNineSolver } from './blind-forty-nine'
import { isolationSolver } from './isolation'
import { mysticDoubleCrossSolver } from './mystic-double-cross'
import { pittsburghDrawPuzzleSolver } from './pittsburgh-draw-puzzle'
import { puzzleSupremeSolver } from './puzzle-supreme'
import type { Solver } from './solver'

export { run } from './run'
export * from './solver'
export { textsOf } from './texts'

/** Who solves what, by the game's id: one line a puzzle. */
// A solver is asked only about states and moves of its own game, see AnyGame.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const SOLVERS: Readonly<Record<string, Solver<any, any>>> = {
  'pittsburgh-draw-puzzle': pittsburghDrawPuzzleSolver,
  isolation: isolationSolver,
  'blind-forty-nine': blindFortyNineSolver,
  'mystic-double-cross': mysticDoubleCrossSolver,
  'puzzle-supreme': puzzleSupremeSolver,
}

/** The solver of a puzzle; null for a game that has none. */
export function solverOf<S extends Position, M>(id: string): Solver<S, M> | null {
  return (SOLVERS[id] as Solver<S, M> | undefined) ?? null
}
