import { refuse, type AnyGame, type OutcomeSource, type Position, type Result } from '../rules/kit'

/**
 * Reads the outcomes that a journal holds for a state, and moves the table's luck on past what would have been drawn,
 * so that what follows a resumed game is what would have followed without the break. The journal is believed: a changed
 * generator never changes an old game.
 */
export function readRecordedChance(
  game: AnyGame,
  luck: OutcomeSource,
  state: Position,
  written: readonly string[],
): Result<readonly number[]> {
  const due = game.chance(state)
  if (due === 0 || written.length !== due) {
    return refuse('bad-chance', `There are ${String(written.length)} outcomes of chance where ${String(due)} are due.`)
  }
  const outcomes = game.readChance(state, written, 0)
  if (outcomes.ok) luck.next(game, state)
  return outcomes
}
