import { LINES, ROWS } from '../../../rules/forty-nine-outfit/board'
import type { MysticDoubleCrossView } from '../../../rules/forty-nine-outfit/mystic-double-cross/shape'
import type { Seen } from '../../../rules/kit'

export type Table = Seen<MysticDoubleCrossView>

/** The page hands out what every game hands out; this face is asked about its own game only. */
export function tableOf(seen: Seen): Table {
  return seen as Table
}

/** Cards that are turned up in a game, and points of a full row. */
export const STACK = 25
export const ROW_POINTS = 10

export const FIVES = [5, 10, 15, 20, 25, 30, 35, 40, 45]

/** A row of seven by its ends, with its squares from 1. */
export interface Row {
  readonly name: string
  readonly squares: readonly number[]
}

const SIXTEEN: readonly Row[] = LINES.slice(0, ROWS).map(({ name, squares }) => ({
  name,
  squares: squares.map((square) => square + 1),
}))

type Board = readonly (string | null)[]

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

/** How many cards are left in the stack. */
export function stackSize({ state }: Table): number {
  return typeof state.stack === 'number' ? state.stack : state.stack.length
}

/** How many cards are out of play. */
export function restSize({ state }: Table): number {
  return typeof state.rest === 'number' ? state.rest : state.rest.length
}

/** Whether the pack has not been counted off yet. */
export function isUndealt(table: Table): boolean {
  return table.state.drawn === 0 && stackSize(table) === 0
}

/** The points that make the game a win. */
export function targetOf({ options }: Table): number {
  return Number(options['target'])
}

/** The square that a move puts the Cheater on; null for a draw. */
export function cheaterSquare(move: string): number | null {
  return move.startsWith('C@') ? Number(move.slice(2)) : null
}
