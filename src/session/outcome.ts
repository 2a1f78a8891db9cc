import {
  lettersOf,
  letterOf,
  viewTable,
  type AnyGame,
  type Eye,
  type GameView,
  type SharedViewFields,
  type Position,
  type Seat,
} from '../rules/kit'

/**
 * Whether the game is over: by the rules, or because all players but one have resigned (in a solo game: that player).
 */
export function isOver(game: AnyGame, state: Position, resigned: readonly Seat[]): boolean {
  return isGivenUp(state, resigned) || game.outcome(state).over
}

/** Whether resignations alone have ended the game. */
export function isGivenUp(state: Position, resigned: readonly Seat[]): boolean {
  return resigned.length > 0 && state.seats - resigned.length <= 1
}

/** Whether a player who plays alone has lost by the rules, and has not given up: the end can still be taken back. */
export function isLostAlone(game: AnyGame, state: Position, resigned: readonly Seat[]): boolean {
  return state.seats === 1 && resigned.length === 0 && game.outcome(state).winners?.length === 0
}

/**
 * Returns what an eye may know of a table, resignations included. What lay hidden in a game for one is laid open when
 * it is won or given up: a loss can still be taken back.
 */
export function viewWithResignations(game: AnyGame, state: Position, eye: Eye, resigned: readonly Seat[]): GameView {
  const seen = withResignations(viewTable(game, state, eye), state, resigned)
  if (isLostAlone(game, state, resigned)) return { ...seen, state: game.closedView?.(state) ?? seen.state }
  return state.seats === 1 && resigned.length > 0 ? { ...seen, state: game.dump(state) } : seen
}

/**
 * Returns `seen` with resignations taken into account: a seat that has resigned cannot be among the winners, whatever
 * its points. If only such seats had the best result, the best of the remaining seats win.
 */
export function withResignations<S extends SharedViewFields>(seen: S, state: Position, resigned: readonly Seat[]): S {
  if (resigned.length === 0) return seen
  const resignedLetters = new Set(resigned.map((seat) => letterOf(seat)))
  const remainingLetters = lettersOf(seen.seats).filter((letter) => !resignedLetters.has(letter))
  if (isGivenUp(state, resigned)) return { ...seen, over: true, toMove: [], winners: remainingLetters }
  if (!seen.winners) return seen
  const winners = seen.winners.filter((letter) => !resignedLetters.has(letter))
  return { ...seen, winners: winners.length > 0 ? winners : topScorers(seen, remainingLetters) }
}

function topScorers(seen: SharedViewFields, letters: readonly string[]): string[] {
  const top = Math.max(...letters.map((letter) => seen.scores[letter] ?? 0))
  return letters.filter((letter) => (seen.scores[letter] ?? 0) === top)
}
