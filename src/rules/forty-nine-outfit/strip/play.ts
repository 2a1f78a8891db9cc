import type { Tell } from '../../kit'
import type { StripEvent } from './shape'
import { findEnd, home, isSolved, manOn, movesLeft, reasonOf } from './standing'
import { shift, type StripState } from './state'

/** The man on a square goes to the vacant one. */
export function play(state: StripState, from: number): void {
  shift(state, from)
  state.moveCount++
  findEnd(state)
}

/** The same, told. */
export function playAndTell(state: StripState, from: number, tell: Tell<StripEvent>): void {
  const man = manOn(state, from)
  if (man === null) throw new Error(`No man stands on square ${from + 1}.`)
  const to = state.vacant
  const over = Array.from({ length: Math.abs(to - from) - 1 }, (_, i) => Math.min(from, to) + i + 2)
  if (to < from) over.reverse()
  play(state, from)
  const { moveCount } = state
  const now = { home: home(state), moveCount, movesLeft: movesLeft(state) }
  tell({ type: 'stepped', seat: 0, man, from: from + 1, to: to + 1, over, ...now })
  if (state.ended) tell({ type: 'ended', seat: 0, reason: reasonOf(state), home: now.home, solved: isSolved(state) })
}
