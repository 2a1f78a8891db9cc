import { LINES, ROWS } from '../../../rules/forty-nine-outfit/board'

/** What two puzzles of 1928 count: the multiples of five by their number, and full rows of seven. Squares from 1. */
export const ROW_POINTS = 10

export const FIVES = [5, 10, 15, 20, 25, 30, 35, 40, 45]

/** A row of seven by its ends, with its squares. */
export interface Row {
  readonly name: string
  readonly squares: readonly number[]
}

const SIXTEEN: readonly Row[] = LINES.slice(0, ROWS).map(({ name, squares }) => ({
  name,
  squares: squares.map((square) => square + 1),
}))

/** 49 entries, square 1 first: the card that lies there, or null. */
export type Board = readonly (string | null)[]

const taken = (board: Board) => (square: number) => board[square - 1] !== null

/** Rows on which every square is taken. */
export function fullRows(board: Board): Row[] {
  return SIXTEEN.filter((row) => row.squares.every(taken(board)))
}

/** Rows that the next card on `square` would fill. */
export function rowsFilledBy(board: Board, square: number): Row[] {
  const others = taken(board)
  return SIXTEEN.filter((row) => row.squares.includes(square) && row.squares.every((s) => s === square || others(s)))
}

/** Squares of the multiples of five that are taken, ascending. */
export function takenFives(board: Board): number[] {
  return FIVES.filter(taken(board))
}
