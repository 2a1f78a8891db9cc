import { lettersOf, type GameView } from '../../rules/kit'
import { frameFromAbove, planPage, type PagePlan } from '../framing/page-plan'
import type { WindowSize } from '../framing/box'
import { emptyPapers, shapeOf } from '../framing/papers'
import { evaluateLayout } from '../framing/table-layout'
import { nearSeat, UNTOUCHED } from '../games/layout/eye'
import type { GameFace, SceneContext } from '../games/types'
import { isZoneOf } from '../stage/model/touch-names'
import { formOf, underFaceOf } from '../stage/model/instanced-forms'
import type { Piece, PieceKind } from '../stage/model/pieces'
import { sizeOf } from '../stage/model/sizes'

/** A part of the table top, in inches: x to the right, z towards the viewer. */
export interface TableArea {
  readonly x: number
  readonly z: number
  readonly w: number
  readonly d: number
}

/** A piece as it is drawn from straight above, in inches. */
export interface DrawnPiece {
  readonly id: string
  readonly kind: PieceKind
  /** The picture on the upper side. */
  readonly face: string
  /** Centre. */
  readonly x: number
  readonly z: number
  readonly w: number
  readonly d: number
  /** Turn in radians, clockwise. */
  readonly turn: number
  readonly round: boolean
  /** Strength of the rim of light, 0 to 1. */
  readonly glow: number
  /** Whether the piece throws a shadow: it lies on wood or a board, not on its like as in a pile. */
  readonly hasShadow: boolean
}

const DRAWN_KINDS: ReadonlySet<PieceKind> = new Set(['card', 'chip', 'man', 'arrow', 'dial', 'sheet', 'board'])
/** Offsets of the drawing order: the arrow above everything, boards below everything. */
const LEVEL_OFFSETS: Partial<Record<PieceKind, number>> = { arrow: 20, board: -20, sheet: -10, dial: -10 }
/** Upward shift of a chip in the picture for each inch of its height, so that stacks are recognisable. */
const STACK_SHIFT = 0.3
/**
 * Distance between the centres of two pieces of a kind, in inches at most, at which the upper one lies on the lower.
 */
const MAX_STACK_DISTANCE = 0.35
/** Margin of bare wood, in inches, around everything and around a board alone. */
const MARGIN = 0.7
const BOARD_MARGIN = 0.15

/** The page that pictures show, in CSS pixels, one for a phone, and their letters: no paper lies there. */
export const WIDE_PAGE = { width: 1100, height: 880 } as const
export const TALL_PAGE = { width: 640, height: 860 } as const
const PAGE_REM = 16

/** Lays out the pieces of a position as a page has them that is seen from straight above. */
export function pageFromAbove(
  face: GameFace,
  seen: GameView,
  change: Partial<SceneContext> = {},
  page: WindowSize = WIDE_PAGE,
): PagePlan {
  const shape = shapeOf(page)
  const papers = emptyPapers(page)
  const request = {
    pieces: face.scene(seen, { ...UNTOUCHED, page: shape, ...change }),
    table: evaluateLayout(face.tableLayout, seen, shape),
    seats: lettersOf(seen.seats),
    nearSeat: nearSeat(seen),
    window: page,
    rem: PAGE_REM,
    papers,
  }
  return planPage(request, frameFromAbove(request, { papers }))
}

function drawnPieceOf(piece: Piece): Omit<DrawnPiece, 'hasShadow'> {
  const { kind, face, pose } = piece
  const { w, d } = sizeOf(kind, face)
  const { scale = 1 } = pose
  return {
    id: piece.id,
    kind,
    face: kind === 'card' && piece.down === true ? underFaceOf(kind, face) : face,
    x: pose.x,
    z: kind === 'chip' ? pose.z - pose.y * STACK_SHIFT : pose.z,
    w: w * scale,
    d: d * scale,
    turn: -(pose.turn ?? 0),
    round: formOf(kind, face)?.round ?? kind === 'dial',
    glow: piece.glow ?? 0,
  }
}

/**
 * Returns the drawing order of a piece. Cards of a hand share one level and so keep their order in the list, each over
 * the one before, even where the hand leans on a rest.
 */
const drawingOrderOf = ({ kind, pose, zone }: Piece): number =>
  (isZoneOf(zone, 'hand') ? 1 : pose.y) + (LEVEL_OFFSETS[kind] ?? 0)

const liesOn = (a: Omit<DrawnPiece, 'hasShadow'>, b: Omit<DrawnPiece, 'hasShadow'>): boolean =>
  a.kind === b.kind && Math.hypot(a.x - b.x, a.z - b.z) < MAX_STACK_DISTANCE * Math.min(a.w, 1)

/**
 * Returns the prints of the pieces that are played with, from the lowest to the highest. Leaves out boxes, papers, the
 * pad and places to touch. A card that lies face down shows its back, and nothing identifies it.
 */
export function topViewOf(pieces: readonly Piece[]): DrawnPiece[] {
  const drawnPieces = pieces
    .filter(({ kind, fold }) => DRAWN_KINDS.has(kind) && fold !== 1)
    .sort((a, b) => drawingOrderOf(a) - drawingOrderOf(b))
    .map(drawnPieceOf)
  return drawnPieces.map((print, at) => ({
    ...print,
    hasShadow: !drawnPieces.slice(0, at).some((below) => liesOn(print, below)),
  }))
}

/** Returns the smallest part of the table that contains all these prints, with a margin in inches. */
export function areaOf(drawnPieces: readonly DrawnPiece[], margin = MARGIN): TableArea {
  let [left, top, right, bottom] = [-4, -4, 4, 4]
  drawnPieces.forEach(({ x, z, w, d, turn, round }, at) => {
    const [c, s] = round ? [1, 0] : [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
    const [halfW, halfD] = [(w * c + d * s) / 2, (w * s + d * c) / 2]
    left = at === 0 ? x - halfW : Math.min(left, x - halfW)
    right = at === 0 ? x + halfW : Math.max(right, x + halfW)
    top = at === 0 ? z - halfD : Math.min(top, z - halfD)
    bottom = at === 0 ? z + halfD : Math.max(bottom, z + halfD)
  })
  return { x: left - margin, z: top - margin, w: right - left + 2 * margin, d: bottom - top + 2 * margin }
}

/** Returns the part of the table that the board takes, with hardly any wood; of a game without one, all that lies there. */
export function boardAreaOf(drawnPieces: readonly DrawnPiece[]): TableArea {
  const boards = drawnPieces.filter(({ kind }) => kind === 'board')
  return boards.length > 0 ? areaOf(boards, BOARD_MARGIN) : areaOf(drawnPieces)
}
