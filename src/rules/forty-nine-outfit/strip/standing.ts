import type { Outcome } from '../../kit'
import { count } from '../cards'
import type { EndReason, Man, StripView } from './shape'
import { STRIP, violets, type StripState } from './state'

/** How many men stand where the aim has one of their kind. */
export function home({ aim, reds, vacant }: StripState): number {
  return count(reds & aim.reds) + count(violets({ reds, vacant }) & violets(aim))
}

export function isSolved({ aim, reds, vacant }: StripState): boolean {
  return reds === aim.reds && vacant === aim.vacant
}

/** Looks whether that was the end. */
export function findEnd(state: StripState): void {
  state.ended = isSolved(state) || (state.limit > 0 && state.moveCount >= state.limit) ? 1 : 0
}

/** Why a game that has ended did. */
export function reasonOf(state: StripState): EndReason {
  return isSolved(state) ? 'solved' : 'last-move'
}

/** Null without a limit. */
export function movesLeft({ limit, moveCount }: StripState): number | null {
  return limit > 0 ? limit - moveCount : null
}

export function manOn({ reds, vacant }: StripState, square: number): Man | null {
  if (square === vacant) return null
  return reds & (1 << square) ? 'R' : 'V'
}

/** The page's State. */
export function view(state: StripState): StripView {
  return {
    squares: Array.from({ length: STRIP }, (_, square) => manOn(state, square)),
    vacant: state.vacant + 1,
    home: home(state),
    moveCount: state.moveCount,
    movesLeft: movesLeft(state),
    solved: isSolved(state),
  }
}

export function outcome(state: StripState): Outcome {
  const over = state.ended === 1
  const winners = isSolved(state) ? [0] : []
  return { over, scores: [home(state)], winners: over ? winners : null, reason: over ? reasonOf(state) : null }
}

/** Where every man is: `5/R2`. Men of a kind are counted off. */
export function census(state: StripState): string[] {
  const counted = { R: 0, V: 0 }
  return Array.from({ length: STRIP }, (_, square) => {
    const man = manOn(state, square)
    return man === null ? [] : [`${square + 1}/${man}${++counted[man]}`]
  })
    .flat()
    .sort()
}
