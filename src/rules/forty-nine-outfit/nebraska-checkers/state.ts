import type { Seat } from '../../kit'
import { count } from '../cards'
import { reverseStep, jumpsOf, type Move } from './move'
import type { EndReason, NebraskaOptions } from './shape'

/** Number of men with which a side begins. */
export const MEN = 7

/** Number of its own last moves kept for each seat. */
export const RECENT_MOVES = 4

/** No move: for entries of `recent` and `barred` that are unused. */
export const NONE: Move = -1

export function start(options: NebraskaOptions, seats: number) {
  return {
    options,
    seats,
    repeatRule: options.repeatRule,
    crownEndsJump: options.crownEndsJump,
    takeMost: options.takeMost,
    quietLimit: options.quietLimit,
    /** The seat to move; after the end, the seat that would have been to move. */
    turn: 0,
    /** Plain men. */
    men: Int32Array.of(0b1111111 << 18, 0b1111111),
    kings: new Int32Array(2),
    /** Number of plies since the last capture or step of a plain man. */
    quiet: 0,
    /** From entry `RECENT_MOVES * seat` on, the seat's last moves, newest first; `NONE` where there are fewer. */
    recent: new Int32Array(2 * RECENT_MOVES).fill(NONE),
    /** For each seat the step that the repetition rule forbids now, or `NONE`. Derived from `recent`. */
    barred: Int32Array.of(NONE, NONE),
    /** Why the game ended; null before the end. */
    ended: null as EndReason | null,
  }
}

/** A table. Sets of places are words of 25 bits (see squares.ts), seat A's at index 0, seat B's at 1. */
export type NebraskaState = ReturnType<typeof start>

export function clone(state: NebraskaState): NebraskaState {
  return {
    ...state,
    men: state.men.slice(),
    kings: state.kings.slice(),
    recent: state.recent.slice(),
    barred: state.barred.slice(),
  }
}

export function copy(from: NebraskaState, into: NebraskaState): void {
  into.turn = from.turn
  into.men[0] = from.men[0]!
  into.men[1] = from.men[1]!
  into.kings[0] = from.kings[0]!
  into.kings[1] = from.kings[1]!
  into.quiet = from.quiet
  for (let i = 0; i < 2 * RECENT_MOVES; i++) into.recent[i] = from.recent[i]!
  into.barred[0] = from.barred[0]!
  into.barred[1] = from.barred[1]!
  into.ended = from.ended
}

/** Returns all men of a seat, plain and kings. */
export function allMen(state: NebraskaState, seat: Seat): number {
  return state.men[seat]! | state.kings[seat]!
}

/** Returns the number of opposing men a seat has taken. */
export function takenCount(state: NebraskaState, seat: Seat): number {
  return MEN - count(allMen(state, 1 - seat))
}

/**
 * Records the newest move of a seat and applies the repetition rule: if the seat's last four moves are the steps x-y,
 * y-x, x-y, y-x, it bars x-y.
 */
export function remember(state: NebraskaState, seat: Seat, move: Move): void {
  const { recent } = state
  const at = RECENT_MOVES * seat
  const third = recent[at + 1]!
  const second = recent[at]!
  const same = recent[at + 2] === second && third === move && state.repeatRule
  recent[at + 3] = recent[at + 2]!
  recent[at + 2] = third
  recent[at + 1] = second
  recent[at] = move
  state.barred[seat] = same && jumpsOf(move) === 0 && second === reverseStep(move) ? second : NONE
}
