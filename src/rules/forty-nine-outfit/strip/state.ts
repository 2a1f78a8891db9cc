import type { Options, Position } from '../../kit'

/** The strip: squares 0 to 6, the top row of the board; people count them from 1. */
export const STRIP = 7

/** How far a man goes at most. */
export const REACH = 3

/** A strip with men of two kinds and one vacancy. Men of a kind are alike, so a position is a mask and a square. */
export interface StripState extends Position {
  /** Moves allowed; 0: as many as wanted. */
  readonly limit: number
  /** Squares with an R man; on the others but the vacant one stands a V man. */
  reds: number
  vacant: number
  moveCount: number
  /** Whether it is over. */
  ended: number
}

export function strip(options: Options, seats: number, reds: number, vacant: number): StripState {
  return { options, seats, limit: Number(options['moveLimit']), reds, vacant, moveCount: 0, ended: 0 }
}

export function clone(state: StripState): StripState {
  return { ...state }
}

export function copy(from: StripState, into: StripState): void {
  into.reds = from.reds
  into.vacant = from.vacant
  into.moveCount = from.moveCount
  into.ended = from.ended
}

export function violets({ reds, vacant }: StripState): number {
  return ((1 << STRIP) - 1) & ~(reds | (1 << vacant))
}

/** The lowest square from which the vacant one is in reach, and the one after the highest. */
export function reachFrom(vacant: number): number {
  return Math.max(0, vacant - REACH)
}
export function reachTo(vacant: number): number {
  return Math.min(STRIP, vacant + REACH + 1)
}

/** The man on a square goes to the vacant one. */
export function shift(state: StripState, from: number): void {
  if (state.reds & (1 << from)) state.reds ^= (1 << from) | (1 << state.vacant)
  state.vacant = from
}
