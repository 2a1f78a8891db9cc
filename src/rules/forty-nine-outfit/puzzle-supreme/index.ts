import { defineGame } from '../../define-game'
import {
  type CommonRefusal,
  type Options,
  type Seat,
  type EventSink,
  refuse,
  type Result,
  type GameView,
  puzzleOutcome,
} from '../../kit'
import { writePlacing, type Placing, OFF, placedCard, placeOf, parsePlacing } from '../placing'
import {
  pickTrayMove,
  trayMoves,
  copyTray,
  createTray,
  lift,
  NONE,
  put,
  tellPlacing,
  judgePlacing,
  type PlacingRefusal,
  boardNames,
  placingsOf,
  trayNames,
} from '../tray'
import { type PuzzleSupremeEvent, type PuzzleSupremeView, DESCRIPTION, type LineEvent } from './shape'
import { SIDE, type Square, SQUARES } from '../board'
import type { Card } from '../cards'
import { LINE_COUNT, SUMS_AT, MAGIC, MAX_SUMS_PER_SQUARE, FIRST_COLUMN, FIRST_DIAGONAL } from './sums'

/**
 * The "Forty-Nine" Puzzle Supreme, from the sheet of 1928: lay all 49 cards so that every row, column and long diagonal
 * adds up to 175, a magic square of order seven.
 */
export const puzzleSupreme = defineGame<PuzzleSupremeState, PuzzleSupremeView, PuzzleSupremeEvent>('puzzle-supreme', {
  info: DESCRIPTION,
  start,
  copy,
  requiredSeats: (state) => (isSolved(state) ? 0 : 1),
  moves: (state, _seat, into) => (isSolved(state) ? 0 : trayMoves(state, into)),
  pick: (state, _seat, rng) => pickTrayMove(state, rng),
  apply: play,
  write: (_state, _seat, move) => writePlacing(move),
  read: (state, _seat, text) => read(state, text),
  determinize,
  outcome: (state) => puzzleOutcome(state.rightLineCount, isSolved(state) ? 'solved' : null),
  dump,
})

function start(options: Options, seats: number) {
  return {
    options,
    seats,
    ...createTray(),
    /** Sum of the cards on each line. */
    sums: new Int32Array(LINE_COUNT),
    /** Number of cards on each line. */
    cardCounts: new Uint8Array(LINE_COUNT),
    /** Number of lines that are full and add up to 175. */
    rightLineCount: 0,
  }
}

/** A board with its tray, and the sums of the sixteen lines. */
export type PuzzleSupremeState = ReturnType<typeof start>

function copy(from: PuzzleSupremeState, into: PuzzleSupremeState): void {
  copyTray(from, into)
  into.sums.set(from.sums)
  into.cardCounts.set(from.cardCounts)
  into.rightLineCount = from.rightLineCount
}

function isSolved(state: PuzzleSupremeState): boolean {
  return state.rightLineCount === LINE_COUNT
}

/** Makes a legal placing. */
function place(state: PuzzleSupremeState, move: Placing): void {
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
  const from = MAX_SUMS_PER_SQUARE * square
  for (let i = from; i < from + MAX_SUMS_PER_SQUARE; i++) {
    const line = SUMS_AT[i]!
    if (line < 0) return
    if (isRight(state, line)) state.rightLineCount--
    sums[line] = sums[line]! + sign * (card + 1)
    cardCounts[line] = cardCounts[line]! + sign
    if (isRight(state, line)) state.rightLineCount++
  }
}

/** Whether a line is full and adds up to 175. */
function isRight(state: PuzzleSupremeState, line: number): boolean {
  return state.cardCounts[line] === SIDE && state.sums[line] === MAGIC
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type PuzzleSupremeRefusal = CommonRefusal | PlacingRefusal

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
function read(state: PuzzleSupremeState, text: string): Result<Placing, PuzzleSupremeRefusal> {
  if (isSolved(state)) return refuse('game-over', 'The puzzle is solved.')
  const move = parsePlacing(text, SQUARES)
  if (move < 0) {
    return refuse(
      'bad-move',
      'A move is a card and a square (17@25), or a card put off the board (17@off); both are 1 to 49.',
    )
  }
  return judgePlacing(state, move)
}

/** Makes a legal placing and reports events if `tell` is given. */
function play(state: PuzzleSupremeState, seat: Seat, move: Placing, tell?: EventSink<PuzzleSupremeEvent>): void {
  if (!tell) {
    place(state, move)
    return
  }
  tellPlacing(state, seat, move, tell)
  const before = rightLines(state)
  place(state, move)
  for (const line of rightLines(state)) {
    if (!before.includes(line)) tell({ type: 'line', seat, ...nameOf(line), lines: state.rightLineCount })
  }
  if (isSolved(state)) tell({ type: 'solved', seat })
}

function rightLines(state: PuzzleSupremeState): number[] {
  return Array.from({ length: LINE_COUNT }, (_, line) => line).filter((line) => isRight(state, line))
}

function nameOf(line: number): Pick<LineEvent, 'kind' | 'number'> {
  if (line < FIRST_COLUMN) return { kind: 'row', number: line + 1 }
  if (line < FIRST_DIAGONAL) return { kind: 'column', number: line - FIRST_COLUMN + 1 }
  return { kind: 'diagonal', number: line - FIRST_DIAGONAL + 1 }
}

/** Returns the State of the rules page; nothing is hidden. */
function dump(state: PuzzleSupremeState): PuzzleSupremeView {
  return {
    board: boardNames(state),
    tray: trayNames(state),
    rowSums: [...state.sums.subarray(0, FIRST_COLUMN)],
    columnSums: [...state.sums.subarray(FIRST_COLUMN, FIRST_DIAGONAL)],
    diagonalSums: [...state.sums.subarray(FIRST_DIAGONAL, LINE_COUNT)],
    lines: state.rightLineCount,
    solved: isSolved(state),
  }
}

/** Restores a table from a view. */
function determinize(seen: GameView<PuzzleSupremeView>): PuzzleSupremeState {
  const state = start(seen.options, seen.seats)
  for (const placing of placingsOf(seen.state.board)) place(state, placing)
  return state
}
