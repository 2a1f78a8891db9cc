import type { Kind, Position } from '../../kit'

/** Number of squares of the strip: squares 0 to 6, the top row of the board; players count them from 1. */
export const STRIP_LENGTH = 7

/** Largest distance that a man moves. */
export const REACH = 3

/** A move: the square from which a man goes to the vacant one in bits 0 to 2, the vacant one in the bits above. */
export type StripMove = Kind<'move'>

const FROM_MASK = 7
const TO_SHIFT = 3

export function packMove(from: number, to: number): StripMove {
  return from | (to << TO_SHIFT)
}

export function fromOf(move: StripMove): number {
  return move & FROM_MASK
}

export function toOf(move: StripMove): number {
  return move >> TO_SHIFT
}

/** Options of a puzzle: the number of moves allowed; 0 for no limit. */
export type StripOptions = Readonly<Record<'moveLimit', number>>

/** The positions of men of two kinds: a mask of the squares with an R man, and the vacant square. */
export interface StripMen {
  readonly reds: number
  readonly vacant: number
}

/** A strip with men of two kinds and one vacancy. Men of a kind are alike, so a position is a mask and a square. */
export interface StripState extends Position<StripOptions> {
  /** Number of moves allowed; 0 for no limit. */
  readonly limit: number
  /** The arrangement that solves the puzzle. */
  readonly aim: StripMen
  /** Mask of the squares with an R man; all others but the vacant one have a V man. */
  reds: number
  vacant: number
  moveCount: number
  /** 1 when the game is over. */
  ended: number
}

/** Returns a strip before the first move with these men (see {@link masksOf}). */
export function createStrip(
  options: StripOptions,
  seats: number,
  men: Iterable<string | null>,
  aim: StripMen,
): StripState {
  return { options, seats, limit: options.moveLimit, aim, ...masksOf(men), moveCount: 0, ended: 0 }
}

export function copy(from: StripState, into: StripState): void {
  into.reds = from.reds
  into.vacant = from.vacant
  into.moveCount = from.moveCount
  into.ended = from.ended
}

/** Returns the mask of the squares with a V man. */
export function violets({ reds, vacant }: StripMen): number {
  return ((1 << STRIP_LENGTH) - 1) & ~(reds | (1 << vacant))
}

/** Returns the lowest square within reach of the vacant one, which itself counts. */
export function reachFrom(vacant: number): number {
  return Math.max(0, vacant - REACH)
}

/** Returns the square after the highest within reach of the vacant one. */
export function reachTo(vacant: number): number {
  return Math.min(STRIP_LENGTH, vacant + REACH + 1)
}

/** Moves the man on a square to the vacant one. */
export function moveToVacant(state: Pick<StripState, 'reds' | 'vacant'>, from: number): void {
  if (state.reds & (1 << from)) state.reds ^= (1 << from) | (1 << state.vacant)
  state.vacant = from
}

/** Parses seven letters: R, V and a dot (or null) for the vacant square. */
export function masksOf(men: Iterable<string | null>): StripMen {
  const letters = [...men]
  const reds = letters.reduce((mask, man, square) => (man === 'R' ? mask | (1 << square) : mask), 0)
  return { reds, vacant: letters.findIndex((man) => man !== 'R' && man !== 'V') }
}
