import { vacantMarks, markOnBoard, cardOnSquare, boardPiece, squareCentre } from '../layout/board'
import type { PuzzleSupremeView, PuzzleSupremeEvent } from '../../../rules/forty-nine-outfit/puzzle-supreme/shape'
import { FIRST_COLUMN, FIRST_DIAGONAL, LINE_SQUARES, MAGIC } from '../../../rules/forty-nine-outfit/puzzle-supreme/sums'
import { type GameView, firstOf, lastOf } from '../../../rules/kit'
import { namedZone } from '../../stage/model/touch-names'
import type { Piece, TablePoint } from '../../stage/model/pieces'
import { lifted, trayCard, trayGap, boardWith, cardTouched } from '../puzzles/cards'
import type { SceneContext } from '../types'

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

/** Returns the scene: the board, the tray of cards around it, and glows on the lines that are right. */
export function scene(seen: Table, context: SceneContext<PuzzleSupremeEvent>): Piece[] {
  const lines = lineStates(seen.state.board)
  return [
    boardPiece(),
    ...seen.state.tray.map((card) => trayCard(card, context)),
    ...laidCards(seen, context, lines),
    ...vacantSquares(seen, context),
    ...lineEnds(lines),
  ]
}

function laidCards({ state }: Table, context: SceneContext<PuzzleSupremeEvent>, lines: readonly LineState[]): Piece[] {
  const glows = glowsOf(lines, filledSquare(context))
  return state.board.flatMap((card, i) => {
    if (card === null) return []
    const piece: Piece = { ...cardOnSquare(card, i + 1), carry: true, from: namedZone('hand', 'A') }
    const gap = trayGap(card, context)
    if (context.picked[0] === piece.touch) return [lifted(piece, context), gap]
    const shine = glows.get(i + 1)
    return [shine === undefined ? piece : { ...piece, ...shine }, gap]
  })
}

/** Returns the square that the last move filled; null if it filled none. */
function filledSquare({ lastPly }: SceneContext<PuzzleSupremeEvent>): number | null {
  return lastPly?.events.find((event) => event.type === 'placed')?.square ?? null
}

/** Returns the glow of the cards of right lines; along a line that the last card completed, it runs from end to end. */
function glowsOf(lines: readonly LineState[], fresh: number | null): Map<number, Pick<Piece, 'glow' | 'beat'>> {
  const glows = new Map<number, Pick<Piece, 'glow' | 'beat'>>()
  for (const { isRight, squares } of lines) {
    if (!isRight) continue
    const finished = fresh !== null && squares.includes(fresh)
    squares.forEach((square, i) => {
      if (!finished) glows.set(square, glows.get(square) ?? { glow: 0.3 })
      else glows.set(square, { glow: 0.75, ...(square === fresh ? {} : { beat: 3 + i }) })
    })
  }
  return glows
}

/**
 * Returns the marks of vacant squares, which can be touched at any time; with a card picked, they glow according to
 * `vacantGlow`.
 */
function vacantSquares({ state }: Table, context: SceneContext<PuzzleSupremeEvent>): Piece[] {
  const card = cardTouched(state.board, context.picked[0])
  return vacantMarks(state.board, (square) =>
    card === null ? 0 : vacantGlow(boardWith(state.board, card, square), square),
  )
}

/**
 * Returns the glow of a square for a card: brightest where the card completes a line correctly, faintest where it makes
 * one wrong.
 */
function vacantGlow(board: readonly (string | null)[], square: number): number {
  const lines = lineStates(board).filter((line) => line.squares.includes(square))
  if (lines.some(isWrong)) return 0.08
  return lines.some((line) => line.isRight) ? 1 : 0.4
}

/** Returns the sum at the end of every line with at least one card; the mark glows if the sum is right. */
function lineEnds(lines: readonly LineState[]): Piece[] {
  return lines
    .filter(({ gaps, squares }) => gaps < squares.length)
    .map((line) => {
      const { kind, number, squares, sum, isRight } = line
      return {
        ...markOnBoard(`end:${kind}:${number}`, 'row', endOf(kind, squares), isRight ? 1 : 0),
        label: { text: String(sum), tone: isRight ? 'right' : isWrong(line) && sum >= MAGIC ? 'over' : 'under' },
      }
    })
}

function endOf(kind: LineState['kind'], squares: readonly number[]): TablePoint {
  const [first, last] = [squareCentre(firstOf(squares)), squareCentre(lastOf(squares))]
  if (kind === 'row') return { x: 7.45, z: last.z }
  if (kind === 'column') return { x: last.x, z: 7.45 }
  return first.x < last.x ? { x: 7.45, z: 7.45 } : { x: -7.45, z: 7.45 }
}
