import type { Piece } from '../../stage/model/pieces'
import { isRound, NUMBERS, ROWS, type Row } from '../layout/board'

// Two puzzles of 1928 score full rows of seven, and multiples of five by their number. Squares are numbered from 1.

export const FIVES = NUMBERS.filter(isRound)

/** The cards on the 49 squares, square 1 first; null is a vacant square. */
type Board = readonly (string | null)[]

const isTaken = (board: Board) => (square: number) => board[square - 1] !== null

/** Returns the rows in which every square is taken. */
export function fullRows(board: Board): Row[] {
  return ROWS.filter((row) => row.squares.every(isTaken(board)))
}

/** Returns the rows that a card on `square` would complete. */
export function rowsFilledBy(board: Board, square: number): Row[] {
  const others = isTaken(board)
  return ROWS.filter((row) => row.squares.includes(square) && row.squares.every((s) => s === square || others(s)))
}

/** Returns the taken squares with multiples of five, ascending. */
export function takenFives(board: Board): number[] {
  return FIVES.filter(isTaken(board))
}

/**
 * Returns the light of a card on its square: a full row glows, and along one that the card on `placed` has just
 * completed the glow runs from card to card; else a five glows faintly.
 */
export function rowLight(board: Board, square: number, placed: number | null): Pick<Piece, 'glow' | 'beat'> {
  const row = fullRows(board).find(({ squares }) => squares.includes(square))
  if (row === undefined) return isRound(square) ? { glow: 0.22 } : {}
  const isRunning = placed !== null && row.squares.includes(placed) && square !== placed
  return { glow: 0.7, ...(isRunning && { beat: 3 + row.squares.indexOf(square) }) }
}
