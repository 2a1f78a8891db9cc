import type { Kind, Position } from '../../kit'

/** The strip: squares 0 to 6, the top row of the board; people count them from 1. */
export const STRIP = 7

/** How far a man goes at most. */
export const REACH = 3

/** A move: the square from which a man goes to the vacant one, and the vacant one in the bits above. */
export type StripMove = Kind<'move'>

const FROM = 7
const TO_SHIFT = 3

export function packMove(from: number, to: number): StripMove {
  return from | (to << TO_SHIFT)
}

export function fromOf(move: StripMove): number {
  return move & FROM
}

export function toOf(move: StripMove): number {
  return move >> TO_SHIFT
}

/** How many moves are allowed; 0: as many as wanted. */
export type StripOptions = Readonly<Record<'moveLimit', number>>

/** Where men of two kinds stand: squares with an R man, and the one on which nobody stands. */
export interface StripMen {
  readonly reds: number
  readonly vacant: number
}

/** A strip with men of two kinds and one vacancy. Men of a kind are alike, so a position is a mask and a square. */
export interface StripState extends Position<StripOptions> {
  /** Moves allowed; 0: as many as wanted. */
  readonly limit: number
  /** How the men are to stand. */
  readonly aim: StripMen
  /** Squares with an R man; on the others but the vacant one stands a V man. */
  reds: number
  vacant: number
  moveCount: number
  /** Whether it is over. */
  ended: number
}

/** A strip at the first move with these men (see masksOf). */
export function strip(options: StripOptions, seats: number, men: Iterable<string | null>, aim: StripMen): StripState {
  return { options, seats, limit: options.moveLimit, aim, ...masksOf(men), moveCount: 0, ended: 0 }
}

export function copy(from: StripState, into: StripState): void {
  into.reds = from.reds
  into.vacant = from.vacant
  into.moveCount = from.moveCount
  into.ended = from.ended
}

export function violets({ reds, vacant }: StripMen): number {
  return ((1 << STRIP) - 1) & ~(reds | (1 << vacant))
}

/** The lowest square from which the vacant one is in reach, itself among them. */
export function reachFrom(vacant: number): number {
  return Math.max(0, vacant - REACH)
}

/** The square after the highest from which the vacant one is in reach. */
export function reachTo(vacant: number): number {
  return Math.min(STRIP, vacant + REACH + 1)
}

/** The man on a square goes to the vacant one. */
export function shift(state: Pick<StripState, 'reds' | 'vacant'>, from: number): void {
  if (state.reds & (1 << from)) state.reds ^= (1 << from) | (1 << state.vacant)
  state.vacant = from
}

/** What seven letters stand for: R, V and a dot (or null) for the vacant square. */
export function masksOf(men: Iterable<string | null>): StripMen {
  const letters = [...men]
  const reds = letters.reduce((mask, man, square) => (man === 'R' ? mask | (1 << square) : mask), 0)
  return { reds, vacant: letters.findIndex((man) => man !== 'R' && man !== 'V') }
}
