import type { LineOfPlay } from '../../rules/kit'
import { illegal } from '../fault'
import type { Io } from '../io'
import { answerRecords, type Source } from '../records'

/** `parlor solve`: whether a puzzle can be completed from where its record ends, and how. */
export async function solveCommand(io: Io, source: Source): Promise<void> {
  await answerRecords(io, source, solution)
}

function solution({ game, state, seats, over }: LineOfPlay): unknown {
  if (game.info.seats.max > 1 || seats > 1) {
    const message = `${game.info.title} is a game of several seats: there is nothing to solve.`
    throw illegal({ code: 'nothing-to-solve', message, ply: null, move: null })
  }
  // A finished puzzle is solved or not; whether another one can be is not told yet, which by the page is null.
  return { solvable: over ? (game.outcome(state).winners ?? []).length > 0 : null, moves: [] }
}
