import { run, solverOf, textsOf, unknown } from '../../bots/solvers'
import type { LineOfPlay } from '../../rules/kit'
import { deadline } from '../clock'
import { illegal } from '../fault'
import type { Io } from '../io'
import { answerRecords, type Source } from '../records'

/** `parlor solve`: whether a puzzle can be completed from where its record ends, and how. */
export async function solveCommand(io: Io, source: Source, seconds: number): Promise<void> {
  await answerRecords(io, source, (line) => solution(line, seconds))
}

function solution(line: LineOfPlay, seconds: number): unknown {
  const { game, state, seats, over } = line
  if (game.info.seats.max > 1 || seats > 1) {
    const message = `${game.info.title} is a game of several seats: there is nothing to solve.`
    throw illegal({ code: 'nothing-to-solve', message, ply: null, move: null })
  }
  if (over) return { solvable: (game.outcome(state).winners ?? []).length > 0, moves: [] }
  const solver = solverOf(game.info.id)
  const { solvable, moves } = solver ? run(solver.solve(state), deadline(1000 * seconds)) : unknown
  return { solvable, moves: textsOf(line, moves) }
}
