import type { FortyNineEvent, FortyNineView } from '../../../rules/forty-nine-outfit/forty-nine/shape'
import { adjoiningSquares, LINES } from '../../../rules/forty-nine-outfit/board'
import type { GameView } from '../../../rules/kit'
import { ROWS as BOARD_ROWS, type Row } from '../layout/board'
import type { SceneContext } from '../types'

/** A viewer's view of a table of Forty-Nine. */
export type Table = GameView<FortyNineView>

/** State of the screen for this game's scene. */
export type Context = SceneContext<FortyNineEvent>

/** Differences between the squares of a row that lie side by side: across, down, and along the two diagonals. */
const ROW_STEPS = [1, 7, 8, 6]

/** The sixteen rows: seven across, seven down, two diagonals. */
export const ROWS: readonly Row[] = ROW_STEPS.flatMap((step) =>
  BOARD_ROWS.filter(({ squares: [first = 0, second = 0] }) => second - first === step),
)

/** Returns the name of the fifty or the hundred that a square belongs to, `5+45`, `5+15+35+45`; null for the 25. */
export const combinationAt = (kind: 'fifty' | 'hundred', square: number): string | null =>
  LINES.find((line) => line.kind === kind && line.squares.includes(square - 1))?.name ?? null

/** Returns the empty squares that adjoin a card, ascending. */
export function openSquares(view: FortyNineView): number[] {
  const isTaken = (square: number) => view.board[square - 1] !== null
  return view.board.flatMap((_, i) =>
    !isTaken(i + 1) && adjoiningSquares(i).some((other) => isTaken(other + 1)) ? [i + 1] : [],
  )
}

/** Returns a hand as the viewer knows it: its cards, its size, or null if even the size is secret. */
export function handOf(table: Table, seat: string): readonly string[] | number | null {
  return table.state.hands[seat] ?? null
}

/** Returns the number of cards in the stock, or null if it is secret. */
export function stockSize(view: FortyNineView): number | null {
  // Before the deal the whole pack is together.
  if (view.turn === null && view.ended === null) return 50
  if (view.stock === null) return view.stockEmpty ? 0 : null
  return typeof view.stock === 'number' ? view.stock : view.stock.length
}

export const isStrict = (table: Table): boolean => table.options['referee'] === 'strict'
export const isBaltimore = (table: Table): boolean => table.options['style'] === 'baltimore'
export const hasCombinations = (table: Table): boolean => table.options['combinations'] === true

/** Whether nothing has been laid yet. */
export const isFresh = (view: FortyNineView): boolean => view.board.every((card) => card === null)

/** A play: the card, the square, announcement and claims. */
export interface Play {
  readonly card: string
  readonly square: number
  readonly announced: boolean
  readonly claims: readonly string[]
}

const PLAY = /^(?:(\d{1,2})|C@(\d{1,2}))(!?)(?: claim (\S+))?$/

/**
 * Parses a play in the rules page's notation; returns null for any other text, such as `draw` and `pass`. Checks the
 * syntax only.
 */
export function playOf(move: string): Play | null {
  const found = PLAY.exec(move)
  if (!found) return null
  const [, number, cheated, mark, claims] = found
  const square = Number(number ?? cheated)
  if (square < 1 || square > 49) return null
  return {
    card: number ?? 'C',
    square,
    announced: mark === '!',
    claims: claims === undefined ? [] : claims.split(','),
  }
}
