import type { Options, Position } from '../../kit'
import { SIDE, type Square } from '../board'
import type { Card } from '../cards'
import { OFF, placedCard, placeOf, type Placing } from '../placing'
import { copyTray, createTray, lift, NONE, put, type Tray } from '../tray/state'
import { LINE_COUNT, LINES_AT, MAGIC, MAX_LINES_PER_SQUARE } from './sums'

/** A board with its tray, and the sums of the sixteen lines. */
export interface PuzzleSupremeState extends Position, Tray {
  /** Sum of the cards on each line. */
  readonly sums: Int32Array
  /** Number of cards on each line. */
  readonly cardCounts: Uint8Array
  /** Number of lines that are full and add up to 175. */
  rightLineCount: number
}

export function start(options: Options, seats: number): PuzzleSupremeState {
  return {
    options,
    seats,
    ...createTray(),
    sums: new Int32Array(LINE_COUNT),
    cardCounts: new Uint8Array(LINE_COUNT),
    rightLineCount: 0,
  }
}

export function copy(from: PuzzleSupremeState, into: PuzzleSupremeState): void {
  copyTray(from, into)
  into.sums.set(from.sums)
  into.cardCounts.set(from.cardCounts)
  into.rightLineCount = from.rightLineCount
}

export function isSolved(state: PuzzleSupremeState): boolean {
  return state.rightLineCount === LINE_COUNT
}

/** Makes a legal placing. */
export function place(state: PuzzleSupremeState, move: Placing): void {
  const card = placedCard(move)
  const to = placeOf(move)
  const from = state.squareOf[card]!
  if (from !== NONE) change(state, from, card, -1)
  if (to === OFF) {
    lift(state, card)
    return
  }
  const other = state.cardOn[to]!
  if (other !== NONE) change(state, to, other, -1)
  put(state, card, to)
  change(state, to, card, 1)
  if (other !== NONE && from !== NONE) change(state, from, other, 1)
}

/** Adds a card to the lines of a square, or removes it from them. */
function change(state: PuzzleSupremeState, square: Square, card: Card, sign: 1 | -1): void {
  const { sums, cardCounts } = state
  const from = MAX_LINES_PER_SQUARE * square
  for (let i = from; i < from + MAX_LINES_PER_SQUARE; i++) {
    const line = LINES_AT[i]!
    if (line < 0) return
    if (isRight(state, line)) state.rightLineCount--
    sums[line] = sums[line]! + sign * (card + 1)
    cardCounts[line] = cardCounts[line]! + sign
    if (isRight(state, line)) state.rightLineCount++
  }
}

/** Whether a line is full and adds up to 175. */
export function isRight(state: PuzzleSupremeState, line: number): boolean {
  return state.cardCounts[line] === SIDE && state.sums[line] === MAGIC
}
