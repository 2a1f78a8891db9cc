import { cardNamed, colourOf, COLOURS, type Colour } from '../../../rules/forty-nine-outfit/cards'
import { MIN_ROW_SIZE, STRAIGHTS } from '../../../rules/forty-nine-outfit/lines'
import type { Piece } from '../../stage/model/pieces'

/**
 * A row of one colour on a straight line of the board, as Colorow and its solitaire count it. Squares are numbered
 * from 1.
 */
export type Row = readonly number[]

/** The cards on the 49 squares, square 1 first. */
type Board = readonly (string | null)[]

/** Returns the colour of a numbered card; throws for any other name. */
export function colourOfCard(card: string): Colour {
  const colour = colourOf(cardNamed(card))
  if (colour === null) throw new Error(`"${card}" has no colour`)
  return colour
}

/** Returns all rows of a colour on a board: its squares on a line, three or more, contiguous or not. */
export function rowsOfColour(board: Board, colour: Colour): Row[] {
  const holds = (square: number) => {
    const card = board[square]
    return card !== null && card !== undefined && colourOfCard(card) === colour
  }
  return STRAIGHTS.map((line) => line.filter(holds)).flatMap((row) =>
    row.length < MIN_ROW_SIZE ? [] : [row.map((square) => square + 1)],
  )
}

/** Returns a row in notation: `1-2-3-7`. */
export const rowName = (row: Row): string => row.join('-')

/** Returns the glow of the rows' squares, and the beat at which the light reaches each: one row after another. */
export function rowGlows(
  rows: readonly Row[],
  glow: number,
  begin: number,
): ReadonlyMap<number, Pick<Piece, 'glow' | 'beat'>> {
  const light = new Map<number, Pick<Piece, 'glow' | 'beat'>>()
  rows.forEach((row, at) => {
    row.forEach((square, i) => {
      if (!light.has(square)) light.set(square, { glow, beat: begin + 3 * at + i * 0.5 })
    })
  })
  return light
}

/** Returns the score of a board: each row of each colour scores as many points as it has cards. */
export function boardScore(board: Board): number {
  return COLOURS.reduce((sum, colour) => sum + colourScore(board, colour), 0)
}

export function colourScore(board: Board, colour: Colour): number {
  return rowsOfColour(board, colour).reduce((sum, row) => sum + row.length, 0)
}
