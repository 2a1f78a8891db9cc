import { LINES, ROWS as ROW_COUNT, SQUARES } from '../../../rules/forty-nine-outfit/board'
import { namedTouch } from '../../stage/model/touch-names'
import { leafRise, SIZE } from '../../stage/model/sizes'
import type { Piece, Pose, TablePoint } from '../../stage/model/pieces'
import { cardPiece, markPiece } from './places'
import { jitterBetween, jitter } from './jitter'

/**
 * Returns the centre of a square of the board of forty-nine, in inches. Squares are numbered from 1, row by row from
 * the far left.
 */
export function squareCentre(square: number): TablePoint {
  const r = Math.floor((square - 1) / 7)
  const c = (square - 1) % 7
  return { x: 2 * c - 6, z: 2 * r - 6 }
}

/** The numbers of the 49 squares, and of the cards that belong there. */
export const NUMBERS: readonly number[] = Array.from({ length: SQUARES }, (_, square) => square + 1)

/** A row of seven, named by its ends, with its squares from 1. */
export interface Row {
  readonly name: string
  readonly squares: readonly number[]
}

/** The sixteen rows, in the order of their ends. */
export const ROWS: readonly Row[] = LINES.slice(0, ROW_COUNT).map(({ name, squares }) => ({
  name,
  squares: squares.map((square) => square + 1),
}))

/** Returns the height of the board's printed side at `x`; its two leaves slope slightly. */
export function boardTop(x: number): number {
  return SIZE.board.h + leafRise(x)
}

/** Whether a square has a printed circle at its centre: those whose numbers are divisible by five do. */
export const isRound = (square: number): boolean => square % 5 === 0

/** Returns the board, open at the centre of the table. */
export function boardPiece(): Piece {
  return {
    id: 'board',
    kind: 'board',
    face: '49/board',
    pose: { x: 0, y: 0, z: 0, turn: 0 },
    fold: 0,
    zone: 'table',
    motion: 'lay',
  }
}

/**
 * Returns a numbered card (or the Cheater, `C`) on a square, slightly askew; the offset depends only on the card. Its
 * touch is the square's.
 */
export function cardOnSquare(card: string, square: number): Piece {
  const id = `card:${card}`
  const centre = squareCentre(square)
  const x = centre.x + jitter(id, 'x', 0.06)
  const pose: Pose = {
    x,
    y: boardTop(x) + 0.004,
    z: centre.z + jitter(id, 'z', 0.06),
    turn: jitter(id, 'turn', 0.045),
    bend: [jitterBetween(id, 'along', 0.008, 0.022), jitterBetween(id, 'across', -0.002, 0.01)],
  }
  return { ...cardPiece(id, `49/${card}`, pose), zone: 'board', motion: 'lay', touch: namedTouch('square', square) }
}

/**
 * Returns a man on a square. `id` distinguishes men (`man:red:3`); `face` is the picture of his colour, `man/red`;
 * `level` is his height above the board, in inches.
 */
export function manOnSquare(id: string, face: string, square: number, level = 0): Piece {
  const centre = squareCentre(square)
  const x = centre.x + jitter(id, 'x', 0.05)
  return {
    id,
    kind: 'man',
    face,
    pose: {
      x,
      y: boardTop(x) + 0.004 + level,
      z: centre.z + jitter(id, 'z', 0.05),
      turn: jitter(id, 'turn', 3),
    },
    zone: 'board',
    touch: namedTouch('square', square),
  }
}

/** Returns a mark on the board, with the picture `mark/<face>`. */
export const markOnBoard = (id: string, face: string, { x, z }: TablePoint, glow: number) =>
  markPiece(id, face, { x, y: boardTop(x) + 0.003, z }, glow)

/** Returns the glow on an empty square that can be touched next or was touched for the current move. */
export function squareMark(square: number, glow: number): Piece {
  const mark = markOnBoard(`mark:${square}`, isRound(square) ? 'round' : 'square', squareCentre(square), glow)
  return { ...mark, touch: namedTouch('square', square) }
}

/**
 * Returns marks on the vacant squares of a board, square 1 first.
 * @param glowOf returns the strength of a square's mark, also 0; null for no mark
 */
export function vacantMarks(board: readonly (string | null)[], glowOf: (square: number) => number | null): Piece[] {
  return board.flatMap((card, i) => {
    const glow = card === null ? glowOf(i + 1) : null
    return glow === null ? [] : [squareMark(i + 1, glow)]
  })
}

/** Distance between two stitches of a thread, and clearance around a card's centre, in inches. */
const STITCH_SPACING = 0.5
const CARD_CLEARANCE = 0.55
/** Height of a thread above the board, which clears the cards, in inches. */
const THREAD_LIFT = 0.04

/** Returns a thread above the board from one square to another: a mark `mark/<face>` for every stitch. */
export function stitches(id: string, from: number, to: number, face: string, glow: number): Piece[] {
  return stitchSpots(from, to).map(({ x, z }, i) =>
    markPiece(`${id}:${i}`, face, { x, y: boardTop(x) + THREAD_LIFT, z }, glow),
  )
}

function stitchSpots(from: number, to: number): TablePoint[] {
  const [a, b] = [squareCentre(from), squareCentre(to)]
  const far = Math.hypot(b.x - a.x, b.z - a.z)
  const count = Math.max(1, Math.floor((far - 2 * CARD_CLEARANCE) / STITCH_SPACING) + 1)
  return Array.from({ length: count }, (_, i) => {
    const part =
      (CARD_CLEARANCE + (count === 1 ? far / 2 - CARD_CLEARANCE : (i * (far - 2 * CARD_CLEARANCE)) / (count - 1))) / far
    return { x: a.x + (b.x - a.x) * part, z: a.z + (b.z - a.z) * part }
  })
}
