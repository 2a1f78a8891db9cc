import { lettersOf, type GameView } from '../../rules/kit'
import { frameFromAbove, planPage, type PagePlan } from '../framing/page-plan'
import { boundsOf, topPiece, type TopPiece } from '../flat/top-piece'
import { boxOf, shrink, type Box, type WindowSize } from '../framing/box'
import { emptyPapers, shapeOf } from '../framing/papers'
import { evaluateLayout } from '../framing/table-layout'
import { nearSeat, UNTOUCHED } from '../games/layout/eye'
import type { GameFace, SceneContext } from '../games/types'
import { isZoneOf } from '../stage/model/touch-names'
import type { Piece, PieceKind } from '../stage/model/pieces'

/** A piece as it is drawn in a picture, in inches. */
export interface DrawnPiece extends TopPiece {
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
/** What is shown of a table on which nothing lies. */
const BARE_AREA = boxOf(-4, -4, 4, 4)
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

/** Returns where a piece is drawn: a chip the higher in the picture, the higher it lies. */
const placeOf = ({ kind, pose: { x, y, z } }: Piece) => ({ x, y: kind === 'chip' ? z - y * STACK_SHIFT : z })

/**
 * Returns the drawing order of a piece. Cards of a hand share one level and so keep their order in the list, each over
 * the one before, even where the hand leans on a rest.
 */
const drawingOrderOf = ({ kind, pose, zone }: Piece): number =>
  (isZoneOf(zone, 'hand') ? 1 : pose.y) + (LEVEL_OFFSETS[kind] ?? 0)

const liesOn = (a: TopPiece, b: TopPiece): boolean =>
  a.kind === b.kind && Math.hypot(a.x - b.x, a.y - b.y) < MAX_STACK_DISTANCE * Math.min(a.w, 1)

/**
 * Returns the prints of the pieces that are played with, from the lowest to the highest. Leaves out boxes, papers, the
 * pad and places to touch.
 */
export function topViewOf(pieces: readonly Piece[]): DrawnPiece[] {
  const drawnPieces = pieces
    .filter(({ kind, fold }) => DRAWN_KINDS.has(kind) && fold !== 1)
    .sort((a, b) => drawingOrderOf(a) - drawingOrderOf(b))
    .map((piece) => topPiece(piece, placeOf(piece)))
  return drawnPieces.map((print, at) => ({
    ...print,
    hasShadow: !drawnPieces.slice(0, at).some((below) => liesOn(print, below)),
  }))
}

/** Returns the smallest part of the table that contains all these pieces, with a margin in inches. */
export const areaOf = (pieces: readonly TopPiece[], margin = MARGIN): Box =>
  shrink(pieces.length > 0 ? boundsOf(pieces) : BARE_AREA, -margin)

/** Returns the part of the table that the board takes, with hardly any wood; of a game without one, all that lies there. */
export function boardAreaOf(drawnPieces: readonly TopPiece[]): Box {
  const boards = drawnPieces.filter(({ kind }) => kind === 'board')
  return boards.length > 0 ? areaOf(boards, BOARD_MARGIN) : areaOf(drawnPieces)
}
