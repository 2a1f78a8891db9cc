import type { Kind, Rng, Seat } from '../../kit'
import { slideCount, type ThirteenPuzzleState } from './state'
import { MAX_SLIDES, SLIDES_TO } from './tray'

/** A slide as one number: 16 times the square it leaves plus the square it enters, squares counted from 0. */
export type Move = Kind<'move'>

export function packSlide(from: number, to: number): Move {
  return (from << 4) | to
}

export function fromOf(move: Move): number {
  return move >> 4
}

export function toOf(move: Move): number {
  return move & 15
}

/** Writes all moves and returns their number: every card beside the vacant square can slide. */
export function moves(state: ThirteenPuzzleState, _seat: Seat, into: Move[]): number {
  const count = slideCount(state)
  for (let i = 0; i < count; i++) into[i] = packSlide(SLIDES_TO[MAX_SLIDES * state.vacant + i]!, state.vacant)
  return count
}

export function pick(state: ThirteenPuzzleState, _seat: Seat, rng: Rng): Move {
  const chosen = rng.below(slideCount(state))
  return packSlide(SLIDES_TO[MAX_SLIDES * state.vacant + chosen]!, state.vacant)
}
