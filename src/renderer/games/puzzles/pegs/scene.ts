import { loosePiece } from '../../layout/places'
import type { ChainsEvent } from '../../../../rules/forty-nine-outfit/chains/shape'
import { entryAt, type GameView, lastOf } from '../../../../rules/kit'
import { adjoiningSquares, SIDE } from '../../../../rules/forty-nine-outfit/board'
import { findMobility, MOBILITY_WORDS, place } from '../../../../rules/forty-nine-outfit/jumping-men'
import type { Men, MenView } from '../../../../rules/forty-nine-outfit/jumping-men'
import type { SceneContext } from '../../types'
import { namedTouch, namedZone, numberIn } from '../../../stage/model/touch-names'
import type { Piece, TablePoint } from '../../../stage/model/pieces'
import { boardTop, manOnSquare, boardPiece, squareCentre, squareMark } from '../../layout/board'
import { lastPly } from '../../layout/eye'
import { JUMP_BEATS, pathOf, landingMarks, walkFromHops } from '../../layout/men'
import { manOutline } from '../../layout/outlines'
import { pips, type PipSpots } from '../../layout/chips'
import { SIZE } from '../../../stage/model/sizes'

/** The view of the jumping puzzles. Moves are counted only in those where one move may consist of several jumps. */
export interface PegView extends MenView {
  readonly solved: boolean
  readonly moveCount?: number
  /** Null without a limit. */
  readonly movesLeft?: number | null
  /** The "49" Puzzle only: the squares on which a last man could stand; empty if a single man can never remain. */
  readonly finishes?: readonly number[]
}

export type PegTable = GameView<PegView>

/** State of the screen for this game's scene. */
type PegContext = SceneContext<ChainsEvent>

/**
 * Returns the kind of a square, 0 to 3: the parities of its row and its column. A jump goes two squares, so a man never
 * changes his kind, and the man he jumps always has another.
 */
function kindOf(square: number): number {
  return 2 * (Math.floor((square - 1) / SIDE) % 2) + (((square - 1) % SIDE) % 2)
}

/** Returns the number of the board's edges that a square touches; 2 is a corner. */
export const edgeCount = (square: number): number => 4 - adjoiningSquares(square - 1).length

/**
 * Returns the number of jumps that these men have in the first `directions` directions (4 vertical and horizontal, 8
 * with the diagonals).
 */
export function countJumps(men: readonly number[], directions: number): number {
  const board: Men = { low: 0, high: 0, jumps: 0 }
  for (const square of men) place(board, square - 1)
  return findMobility(board.low, board.high, directions, new Int32Array(MOBILITY_WORDS))
}

/** Returns the men after one or more jumps by one man, whose squares are given in order. */
export function menAfterJumps(men: readonly number[], squares: readonly number[]): number[] {
  const left = new Set(men)
  squares.slice(1).forEach((to, i) => {
    const from = entryAt(squares, i)
    left.delete(from)
    left.delete((from + to) / 2)
    left.add(to)
  })
  return [...left].sort((a, b) => a - b)
}

/** Distances between the centres of men off the board, along a rank and from rank to rank, in inches. */
const PITCH = 0.92
const RANK_PITCH = 0.8

/** Returns the place of a captured man: in four ranks, one for each kind of square. */
function capturedSpot(kind: number, index: number): TablePoint {
  return { x: index * PITCH, z: kind * RANK_PITCH }
}

const CHIP_HEIGHT = SIZE.chip.h + 0.002

/** Returns the places of the chips that count moves: in a file, or in a row on a tall page. */
function pipSpots({ page }: PegContext): PipSpots {
  if (page === 'tall')
    return {
      pendingSpot: (i) => ({ x: -7 + i * 1.65, y: 0.002, z: 0 }),
      madeSpot: (i) => ({ x: 6.9, y: 0.002 + i * CHIP_HEIGHT, z: 0 }),
    }
  return {
    pendingSpot: (i) => ({ x: 0, y: 0.002, z: 4.4 - i * 1.65 }),
    madeSpot: (i) => ({ x: 0, y: 0.002 + i * CHIP_HEIGHT, z: 7.2 }),
  }
}

/** The parameters of a jumping puzzle's scene in addition to the view. */
interface PegSceneOptions {
  /** Squares of the men at the start. */
  readonly start: readonly number[]
  /** The square on which the last man must stand, marked from the first move on; null for any. */
  readonly aim: number | null
  /** Number of chips that count moves; 0 for none. */
  readonly pipCount: number
}

const PEG = 'man/peg'

/**
 * Returns the board with its pegs, and the jumped pegs in front of it. All pegs look alike, and the stage matches them
 * by kind of square: a peg that appears on a square came from the one that left a square of the same kind, and a jumped
 * peg from its own kind. Therefore the same pegs move when a jump is taken back.
 */
export function pegScene(table: PegTable, context: PegContext, puzzle: PegSceneOptions): Piece[] {
  const { men } = table.state
  const manned = new Set(men)
  return [
    boardPiece(),
    ...menOnSquares(table, context),
    ...capturedMen(men, puzzle.start, context),
    ...landingMarks(context, manned),
    ...aimMark(puzzle.aim, manned, context),
    ...pips(puzzle.pipCount, table.state.moveCount ?? 0, pipSpots(context)),
  ]
}

/** Returns the jumps of the last move, in order. */
const hopsOf = (context: PegContext) =>
  lastPly(context).events.flatMap((event) => (event.type === 'jumped' ? [event] : []))

const zoneOf = (kind: number): string => namedZone('men', kind)

function menOnSquares({ state, over }: PegTable, context: PegContext): Piece[] {
  const picked = context.picked.flatMap((touch) => numberIn(touch, 'square') ?? [])
  const passed = new Set(picked.slice(1).map((to, i) => (to + entryAt(picked, i)) / 2))
  const walk = walkFromHops(hopsOf(context))
  return state.men.map((square) => {
    const zone = zoneOf(kindOf(square))
    const moved = walk?.to === square ? pathOf(walk) : {}
    const peg = manOnSquare(`man:${square}`, PEG, square)
    const piece: Piece = { ...peg, zone, from: zone, motion: 'lay', carry: true, ...moved }
    if (over) return state.solved ? { ...piece, glow: 0.9 } : piece
    if (picked[0] === square) return pickedMan(piece, lastOf(picked))
    if (passed.has(square)) return tippedMan(piece)
    return context.touchable.has(namedTouch('square', square)) ? { ...piece, glow: 0.5 } : piece
  })
}

/** Returns the picked man above the last square touched, slightly higher until he has jumped. */
function pickedMan(piece: Piece, square: number): Piece {
  const { x, z } = squareCentre(square)
  const lifted = piece.touch === namedTouch('square', square) ? 0.35 : 0
  return {
    ...piece,
    pose: { ...piece.pose, x, y: boardTop(x) + 0.004 + lifted, z },
    glow: 0.9,
    touch: namedTouch('square', square),
  }
}

/** Returns a man lying on his side, because the picked one jumps over him. */
function tippedMan(piece: Piece): Piece {
  return { ...piece, pose: { ...piece.pose, y: piece.pose.y + 0.38, tilt: Math.PI / 2 }, tint: 0.8 }
}

/** Returns the number of these squares of each kind. */
function countByKind(squares: readonly number[]): number[] {
  return [0, 1, 2, 3].map((kind) => squares.filter((square) => kindOf(square) === kind).length)
}

/** Returns the captured men. No man changes his kind of square, so of each kind the missing men were captured. */
function capturedMen(men: readonly number[], start: readonly number[], context: PegContext): Piece[] {
  const over = walkFromHops(hopsOf(context))?.over ?? []
  const now = countByKind(men)
  if (men.length === start.length) return [manOutline('taken', PEG, capturedSpot(0, 0), 'taken')]
  return countByKind(start).flatMap((first, kind) => {
    const gone = first - entryAt(now, kind)
    const beats = over.flatMap((square, hop) => (kindOf(square) === kind ? [2 + JUMP_BEATS * hop] : []))
    return Array.from({ length: gone }, (_, i) => {
      const beat = beats[i - (gone - beats.length)]
      return capturedMan(kind, i, beat)
    })
  })
}

function capturedMan(kind: number, index: number, beat: number | undefined): Piece {
  const zone = zoneOf(kind)
  return {
    ...loosePiece('man', `taken:${kind}:${index}`, PEG, { ...capturedSpot(kind, index), y: 0.002 }, 0.015),
    zone,
    group: 'taken',
    from: zone,
    motion: 'lay',
    ...(beat === undefined ? {} : { beat }),
  }
}

/** Returns a faint mark on the square that the last man has to reach, while it is free and has no other mark. */
function aimMark(aim: number | null, manned: ReadonlySet<number>, context: PegContext): Piece[] {
  if (aim === null || manned.has(aim)) return []
  const touch = namedTouch('square', aim)
  const shown = context.touchable.has(touch) || context.picked.includes(touch)
  return shown ? [] : [squareMark(aim, 0.3)]
}
