import { botFor } from '../../../../src/bots/all-bots'
import type { Solver } from '../../../../src/bots/solvers/solver'
import { gameById } from '../../../../src/rules/catalogue'
import type { Position } from '../../../../src/rules/kit'

/** Returns the solver of a puzzle, with the types that the test knows its game to have. Throws if there is none. */
export function solverOf<S extends Position>(id: string): Solver<S> {
  const game = gameById(id)
  const solver = game && botFor(game).solver
  if (!solver) throw new Error(`${id} has no solver`)
  return solver
}
