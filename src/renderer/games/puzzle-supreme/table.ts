import type { PuzzleSupremeView } from '../../../rules/forty-nine-outfit/puzzle-supreme/shape'
import { FIRST_COLUMN, FIRST_DIAGONAL, LINE_SQUARES, MAGIC } from '../../../rules/forty-nine-outfit/puzzle-supreme/sums'
import type { GameView } from '../../../rules/kit'

export type Table = GameView<PuzzleSupremeView>

type LineKind = 'row' | 'column' | 'diagonal'

/** The current state of one of the sixteen lines. */
export interface LineState {
  readonly kind: LineKind
  /** Number from 1: rows from the far edge, columns from the left, diagonals from square 1 and from square 7. */
  readonly number: number
  /** Numbers of its squares from 1, ascending. */
  readonly squares: readonly number[]
  readonly sum: number
  /** Number of its squares without a card. */
  readonly gaps: number
  readonly isRight: boolean
}

/** The rows, columns and diagonals, in the order of the view's sums. */
const LINES = LINE_SQUARES.map((squares, line): Pick<LineState, 'kind' | 'number' | 'squares'> => ({
  kind: line < FIRST_COLUMN ? 'row' : line < FIRST_DIAGONAL ? 'column' : 'diagonal',
  number: 1 + line - (line < FIRST_COLUMN ? 0 : line < FIRST_DIAGONAL ? FIRST_COLUMN : FIRST_DIAGONAL),
  squares: squares.map((square) => square + 1),
}))

/** Returns the state of every line of a board. */
export function lineStates(board: readonly (string | null)[]): LineState[] {
  return LINES.map((line) => {
    const cards = line.squares.map((square) => board[square - 1] ?? null)
    const gaps = cards.filter((card) => card === null).length
    const sum = cards.reduce((all, card) => all + Number(card ?? 0), 0)
    return { ...line, sum, gaps, isRight: gaps === 0 && sum === MAGIC }
  })
}

/**
 * Whether a line cannot become right with its present cards: its sum is too large already, or it is full with a wrong
 * sum.
 */
export function isWrong({ sum, gaps }: LineState): boolean {
  return gaps === 0 ? sum !== MAGIC : sum >= MAGIC
}
