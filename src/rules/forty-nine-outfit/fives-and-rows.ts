import type { EventsOf } from '../kit'
import { HIGH_BITS, LOW_BITS, isRound, hasMember } from './cards'
import { LINE_HIGH, LINE_LOW, LINES, LINES_AT, MAX_LINES_PER_SQUARE, ROWS_AT, SQUARES, type Square } from './board'

/** Points of a full row. */
export const ROW_POINTS = 10

const FIVE_POINTS = Uint8Array.from({ length: SQUARES }, (_, square) => (isRound(square) ? square + 1 : 0))

/** Returns the count of an empty board. */
export function createCount() {
  return {
    /** The squares that count, as the two words of a set. */
    countLow: 0,
    countHigh: 0,
    /** Points of the multiples of five among them. */
    fives: 0,
    /** Number of full rows, columns and diagonals. */
    lines: 0,
  }
}

/** The score of two puzzles of 1928: the number of every counted multiple of five, and each full row of seven. */
type FivesAndRows = ReturnType<typeof createCount>

export function copyCount(from: FivesAndRows, into: FivesAndRows): void {
  into.countLow = from.countLow
  into.countHigh = from.countHigh
  into.fives = from.fives
  into.lines = from.lines
}

/** Adds a square that did not count before. */
export function countSquare(count: FivesAndRows, square: Square): void {
  count.countLow |= LOW_BITS[square]!
  count.countHigh |= HIGH_BITS[square]!
  count.fives += FIVE_POINTS[square]!
  for (let i = MAX_LINES_PER_SQUARE * square, end = i + ROWS_AT[square]!; i < end; i++) {
    if (isFull(count, LINES_AT[i]!)) count.lines++
  }
}

/** Whether a square counts. */
export function isCounted(count: FivesAndRows, square: Square): boolean {
  return hasMember(count.countLow, count.countHigh, square)
}

export function scoreOf({ fives, lines }: FivesAndRows): number {
  return fives + ROW_POINTS * lines
}

/** Returns the points of a square by itself: its number if that is a multiple of five, else 0. */
export function pointsOf(square: Square): number {
  return FIVE_POINTS[square]!
}

/**
 * One score of a counted square: its own points, or a row that it completed. `for`: `square 45` or `row 3-45`.
 * `squares`: the squares that score, from 1.
 */
export type ScoredEvent = EventsOf<{
  scored: { seat: 0; for: string; points: number; squares: readonly number[] }
}>

/** Reports the scores of a square just counted: its own points, then the rows it completed, in order of their ends. */
export function tellCounted(count: FivesAndRows, square: Square, tell: (event: ScoredEvent) => void): void {
  const points = pointsOf(square)
  if (points > 0) tell({ type: 'scored', seat: 0, for: `square ${square + 1}`, points, squares: [square + 1] })
  for (let i = 0; i < ROWS_AT[square]!; i++) {
    const line = LINES_AT[MAX_LINES_PER_SQUARE * square + i]!
    if (!isFull(count, line)) continue
    const { name, squares } = LINES[line]!
    tell({ type: 'scored', seat: 0, for: `row ${name}`, points: ROW_POINTS, squares: squares.map((s) => s + 1) })
  }
}

function isFull({ countLow, countHigh }: FivesAndRows, line: number): boolean {
  return ((LINE_LOW[line]! & ~countLow) | (LINE_HIGH[line]! & ~countHigh)) === 0
}
