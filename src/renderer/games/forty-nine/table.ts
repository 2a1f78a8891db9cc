import type { FortyNineEvent, FortyNineView } from '../../../rules/forty-nine-outfit/forty-nine/shape'
import type { GameView } from '../../../rules/kit'
import type { SceneContext } from '../types'

/** A viewer's view of a table of Forty-Nine. */
export type Table = GameView<FortyNineView>

/** State of the screen for this game's scene. */
export type Context = SceneContext<FortyNineEvent>

/** A row, named as on the rules page, with its seven squares from the lower end to the higher. */
interface Row {
  readonly name: string
  readonly squares: readonly number[]
}

const line = (first: number, step: number): Row => {
  const squares = Array.from({ length: 7 }, (_, i) => first + i * step)
  return { name: `${squares[0]}-${squares[6]}`, squares }
}

/** The sixteen rows: seven across, seven down, two diagonals. */
export const ROWS: readonly Row[] = [
  ...Array.from({ length: 7 }, (_, r) => line(7 * r + 1, 1)),
  ...Array.from({ length: 7 }, (_, c) => line(c + 1, 7)),
  line(1, 8),
  line(7, 6),
]

/** Returns the square to which a quarter turn about 25 moves this one. */
function quarterTurn(square: number): number {
  const r = Math.floor((square - 1) / 7)
  const c = (square - 1) % 7
  return 7 * c + (6 - r) + 1
}

/** Returns the fifty that a square belongs to, `5+45`; null for the 25. */
export function fiftyOf(square: number): string | null {
  if (square === 25) return null
  return [square, 50 - square].sort((a, b) => a - b).join('+')
}

/** Returns the hundred that a square belongs to, `5+15+35+45`; null for the 25. */
export function hundredOf(square: number): string | null {
  if (square === 25) return null
  const squares = [square]
  for (let next = quarterTurn(square); next !== square; next = quarterTurn(next)) squares.push(next)
  return squares.sort((a, b) => a - b).join('+')
}

/** Returns the squares that share a side with this one. */
export function adjoiningSquares(square: number): number[] {
  const c = (square - 1) % 7
  const near = [square - 7, square + 7]
  if (c > 0) near.push(square - 1)
  if (c < 6) near.push(square + 1)
  return near.filter((other) => other >= 1 && other <= 49)
}

/** Returns the empty squares that adjoin a card, ascending. */
export function openSquares(view: FortyNineView): number[] {
  const isTaken = (square: number) => view.board[square - 1] !== null
  return view.board.flatMap((_, i) => (!isTaken(i + 1) && adjoiningSquares(i + 1).some(isTaken) ? [i + 1] : []))
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
