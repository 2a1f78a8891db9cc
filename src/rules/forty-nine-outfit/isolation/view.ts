import type { Outcome, GameView } from '../../kit'
import { HIGH_BITS, LOW_BITS, members } from '../cards'
import { countClashes as clashesAt } from './clashes'
import { solutionOf } from './solutions'
import type { IsolationView } from './shape'
import { CARDS, updateSolved, start, type IsolationState } from './state'

/** Returns the State of the rules page; nothing is hidden. */
export function view(state: IsolationState): IsolationView {
  const squares = members(state.low, state.high)
  const ends = squares.reduce((sum, square) => sum + clashesAt(square, state.low, state.high), 0)
  const solution = state.solved ? solutionOf(state.low, state.high) : null
  return {
    squares: squares.map((square) => square + 1),
    inHand: CARDS - state.laidCount,
    clashes: ends / 2,
    solved: state.solved === 1,
    solution: solution && solution.number,
    family: solution && solution.family,
  }
}

/** Restores a table from a view. */
export function restore(seen: GameView<IsolationView>): IsolationState {
  const state = start(seen.options, seen.seats)
  for (const square of seen.state.squares) {
    state.low |= LOW_BITS[square - 1]!
    state.high |= HIGH_BITS[square - 1]!
  }
  updateSolved(state)
  return state
}

/** Returns the standing; the score is the number of cards that clash with no other. */
export function outcome(state: IsolationState): Outcome {
  const free = members(state.low, state.high).filter((square) => clashesAt(square, state.low, state.high) === 0)
  const over = state.solved === 1
  return { over, scores: [free.length], winners: over ? [0] : null, reason: over ? 'solved' : null }
}

/**
 * Lists the place of every card. Cards are interchangeable: those on the board are numbered from the top left, those in
 * the hand follow.
 */
export function census(state: IsolationState): string[] {
  const squares = members(state.low, state.high)
  return Array.from({ length: CARDS }, (_, i) => {
    return i < squares.length ? `square ${squares[i]! + 1}/card ${i + 1}` : `hand/card ${i + 1}`
  }).sort()
}
