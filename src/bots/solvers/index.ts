import type { Position } from '../../rules/kit'
import { blindFortyNineSolver } from './blind-forty-nine'
import { colorowSolitaireSolver } from './colorow-solitaire'
import { isolationSolver } from './isolation'
import { mysticDoubleCrossSolver } from './mystic-double-cross'
import { pittsburghDrawPuzzleSolver } from './pittsburgh-draw-puzzle'
import { puzzleSupremeSolver } from './puzzle-supreme'
import { anotherReversePuzzleSolver } from './another-reverse-puzzle'
import { chainsSolver } from './chains'
import { fortyNinePuzzleSolver } from './forty-nine-puzzle'
import { reversePuzzleSolver } from './reverse-puzzle'
import { suiteAssemblingSolver } from './suite-assembling'
import { thirteenPuzzleSolver } from './thirteen-puzzle'
import { twentyFiveGoalSolver } from './twenty-five-goal'
import type { Solver } from './solver'

export { run } from './run'
export * from './solver'
export { textsOf } from './texts'

/** Who solves what, by the game's id: one line a puzzle. */
// A solver is asked only about states and moves of its own game, see AnyGame.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const SOLVERS: Readonly<Record<string, Solver<any, any>>> = {
  'reverse-puzzle': reversePuzzleSolver,
  'another-reverse-puzzle': anotherReversePuzzleSolver,
  'twenty-five-goal': twentyFiveGoalSolver,
  'forty-nine-puzzle': fortyNinePuzzleSolver,
  'nine-men-triangle': chainsSolver,
  'nine-men-square': chainsSolver,
  'colorow-solitaire': colorowSolitaireSolver,
  'pittsburgh-draw-puzzle': pittsburghDrawPuzzleSolver,
  isolation: isolationSolver,
  'blind-forty-nine': blindFortyNineSolver,
  'mystic-double-cross': mysticDoubleCrossSolver,
  'puzzle-supreme': puzzleSupremeSolver,
  'thirteen-puzzle': thirteenPuzzleSolver,
  'suite-assembling': suiteAssemblingSolver,
}

/** The solver of a puzzle; null for a game that has none. */
export function solverOf<S extends Position, M>(id: string): Solver<S, M> | null {
  return (SOLVERS[id] as Solver<S, M> | undefined) ?? null
}
