import type { Square } from '../board'
import { hasMember } from '../cards'
import { colourIndex } from '../colours'
import {
  hasRow,
  countOnLine,
  MAX_STRAIGHTS_PER_SQUARE,
  STRAIGHT_COUNT_AT,
  STRAIGHT_HIGH,
  STRAIGHT_LOW,
  STRAIGHTS,
  STRAIGHTS_AT,
} from '../lines'
import type { RowSquares } from './shape'
import { HIGH_COLOURS, type ColorowState } from './state'

/**
 * The largest number of points that one play can be due: seven cards of a colour never show more (reading 16 of
 * the rules page).
 */
export const MAX_DUE = 15

/** A set of lines: bit i stands for `STRAIGHTS[i]`. */
type LineSet = number

/**
 * Returns the points that the last play is due: for the rows that it completed or lengthened and the rows connected
 * with them.
 */
export function pointsDue(state: ColorowState): number {
  const low = lastLow(state)
  const high = lastHigh(state)
  const completed = completedBy(low, high, state.lastSquare)
  if (completed === 0) return 0
  return worthOf(completed | connectedWith(completed, low, high, state.connectsInChains), low, high)
}

/** Returns the rows for which the last play is paid, in the order of the rules page. */
export function rowsOf(state: ColorowState): { completed: RowSquares[]; connecting: RowSquares[] } {
  const low = lastLow(state)
  const high = lastHigh(state)
  const completed = completedBy(low, high, state.lastSquare)
  const connecting = completed === 0 ? 0 : connectedWith(completed, low, high, state.connectsInChains)
  return { completed: listRows(completed, low, high), connecting: listRows(connecting, low, high) }
}

/** Returns the lines through a square on which the colour has a row. */
export function completedBy(low: number, high: number, square: Square): LineSet {
  const from = MAX_STRAIGHTS_PER_SQUARE * square
  let lines = 0
  for (let i = STRAIGHT_COUNT_AT[square]! - 1; i >= 0; i--) {
    const line = STRAIGHTS_AT[from + i]!
    if (hasRow(line, low, high)) lines |= 1 << line
  }
  return lines
}

/**
 * Returns the other lines with a row that shares a square with a row of `completed`; with `chain` also those connected
 * with these, and so on. Lines that cross only on a square of another colour do not connect.
 */
export function connectedWith(completed: LineSet, low: number, high: number, chain: boolean): LineSet {
  let known = completed
  for (let reach = completed; reach !== 0;) {
    const found = touching(reach, low, high) & ~known
    known |= found
    reach = chain ? found : 0
  }
  return known & ~completed
}

/** Returns the lines with a row that shares a square with a row of `lines`. */
function touching(lines: LineSet, low: number, high: number): LineSet {
  let reachLow = 0
  let reachHigh = 0
  for (let rest = lines; rest !== 0; rest &= rest - 1) {
    const line = 31 - Math.clz32(rest & -rest)
    reachLow |= STRAIGHT_LOW[line]!
    reachHigh |= STRAIGHT_HIGH[line]!
  }
  reachLow &= low
  reachHigh &= high
  let found = 0
  for (let line = 0; line < STRAIGHTS.length; line++) {
    if (((STRAIGHT_LOW[line]! & reachLow) | (STRAIGHT_HIGH[line]! & reachHigh)) === 0) continue
    if (hasRow(line, low, high)) found |= 1 << line
  }
  return found
}

function worthOf(lines: LineSet, low: number, high: number): number {
  let points = 0
  for (let rest = lines; rest !== 0; rest &= rest - 1) points += countOnLine(31 - Math.clz32(rest & -rest), low, high)
  return points
}

/** Lists rows by their squares, in order of their first, then second, then third squares. */
function listRows(lines: LineSet, low: number, high: number): RowSquares[] {
  const rows = STRAIGHTS.flatMap((squares, line) => {
    if ((lines & (1 << line)) === 0) return []
    return [squares.filter((s) => hasMember(low, high, s)).map((s) => s + 1)]
  })
  return rows.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!)
}

function lastLow(state: ColorowState): number {
  return state.colours[colourIndex(state.lastCard)]!
}

function lastHigh(state: ColorowState): number {
  return state.colours[HIGH_COLOURS + colourIndex(state.lastCard)]!
}
