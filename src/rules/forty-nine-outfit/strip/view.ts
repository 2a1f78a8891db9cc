import type { Outcome } from '../../kit'
import { count } from '../cards'
import type { EndReason, Man, StripView } from './shape'
import { STRIP_LENGTH, violets, type StripState } from './state'

/** Counts the men that stand where the aim has a man of their kind. */
export function countHome({ aim, reds, vacant }: StripState): number {
  return count(reds & aim.reds) + count(violets({ reds, vacant }) & violets(aim))
}

export function isSolved({ aim, reds, vacant }: StripState): boolean {
  return reds === aim.reds && vacant === aim.vacant
}

/** Sets `ended` if the puzzle is solved or the last allowed move has been made. */
export function updateEnded(state: StripState): void {
  state.ended = isSolved(state) || (state.limit > 0 && state.moveCount >= state.limit) ? 1 : 0
}

/** Returns why a finished game ended. */
export function reasonOf(state: StripState): EndReason {
  return isSolved(state) ? 'solved' : 'last-move'
}

/** Returns the number of moves left; null without a limit. */
export function movesLeft({ limit, moveCount }: StripState): number | null {
  return limit > 0 ? limit - moveCount : null
}

export function manOn({ reds, vacant }: StripState, square: number): Man | null {
  if (square === vacant) return null
  return reds & (1 << square) ? 'R' : 'V'
}

/** Returns the State of the rules page. */
export function view(state: StripState): StripView {
  return {
    squares: Array.from({ length: STRIP_LENGTH }, (_, square) => manOn(state, square)),
    vacant: state.vacant + 1,
    home: countHome(state),
    moveCount: state.moveCount,
    movesLeft: movesLeft(state),
    solved: isSolved(state),
  }
}

export function outcome(state: StripState): Outcome {
  const over = state.ended === 1
  const winners = isSolved(state) ? [0] : []
  return { over, scores: [countHome(state)], winners: over ? winners : null, reason: over ? reasonOf(state) : null }
}

/** Lists the place of every man: `5/R2`. Men of a kind are alike and are numbered in order of their squares. */
export function census(state: StripState): string[] {
  const counted = { R: 0, V: 0 }
  return Array.from({ length: STRIP_LENGTH }, (_, square) => {
    const man = manOn(state, square)
    return man === null ? [] : [`${square + 1}/${man}${++counted[man]}`]
  })
    .flat()
    .sort()
}
