import type { Seat, Tell } from '../../kit'
import { solutionOf } from './forty'
import { fromOf, isLay, isTakeUp, squareOf, type Move } from './move'
import type { IsolationState } from './state'

/** The page's State, as plain JSON. Nothing is hidden. */
export interface IsolationView {
  /** Where cards lie, from 1, ascending. */
  readonly squares: readonly number[]
  /** Cards in the hand. */
  readonly inHand: number
  /** Pairs of cards that share a row, a column or a diagonal. */
  readonly clashes: number
  readonly solved: boolean
  /** When solved: which of the forty solutions it is, 1 to 40. */
  readonly solution: number | null
  /** When solved: which of the six it is a turned or mirrored picture of, 1 to 6. */
  readonly family: number | null
}

/** What happens, as plain JSON; squares count from 1. One of the first three, then `solved` if that was the end. */
export type IsolationEvent =
  | { readonly type: 'laid'; readonly seat: Seat; readonly square: number }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: number; readonly square: number }
  | { readonly type: 'takenUp'; readonly seat: Seat; readonly square: number }
  | { readonly type: 'solved'; readonly seat: Seat; readonly solution: number; readonly family: number }

/** Tells of a move that was made. */
export function tellMove(state: IsolationState, seat: Seat, move: Move, tell: Tell<IsolationEvent>): void {
  const square = squareOf(move) + 1
  if (isLay(move)) tell({ type: 'laid', seat, square })
  else if (isTakeUp(move)) tell({ type: 'takenUp', seat, square })
  else tell({ type: 'moved', seat, from: fromOf(move) + 1, square })
  const solution = state.solved ? solutionOf(state.low, state.high) : null
  if (solution) tell({ type: 'solved', seat, solution: solution.number, family: solution.family })
}
