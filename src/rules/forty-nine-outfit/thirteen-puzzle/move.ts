import type { Kind, Rng, Seat } from '../../kit'
import { slideCount, type ThirteenPuzzleState } from './state'
import { MOST_SLIDES, SLIDES_TO } from './tray'

// In range: squares, and as many slides as SLIDE_COUNT says.

/** A slide as one number: 16 × the square that it leaves + the square that it goes to, squares from 0. */
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

/** Every card beside the vacancy can slide. */
export function moves(state: ThirteenPuzzleState, _seat: Seat, into: Move[]): number {
  const count = slideCount(state)
  for (let i = 0; i < count; i++) into[i] = packSlide(SLIDES_TO[MOST_SLIDES * state.vacant + i]!, state.vacant)
  return count
}

export function pick(state: ThirteenPuzzleState, _seat: Seat, rng: Rng): Move {
  const chosen = rng.below(slideCount(state))
  return packSlide(SLIDES_TO[MOST_SLIDES * state.vacant + chosen]!, state.vacant)
}
