import type { Piece } from '../stage/model/pieces'
import { OUTLINE_ZONE } from '../stage/model/touch-names'
import type { Box, WindowSize } from './box'
import { middleOf, transformPiece } from './fit-group'
import type { PageCamera } from './camera'
import { fieldAreaOf, frameField } from './field'
import type { FramedField } from './field-camera'
import { arrange } from './arrange'
import { outlinePointsOf } from './outline'
import { papersFor, type KeyCounts, type Papers } from './papers'
import { groupsOf, type Extent, type LaidOutTable } from './table-layout'

/** The input of a page layout. */
export interface PageRequest {
  readonly pieces: readonly Piece[]
  readonly table: LaidOutTable
  /** Letters of all seats, and of the seat nearest to the viewer. */
  readonly seats: readonly string[]
  readonly nearSeat: string
  /** Size of the window, and height of the page's letters, in CSS pixels. */
  readonly window: WindowSize
  readonly rem: number
  /** The papers, if they are not the game's own; of a column and a band, the better one is chosen. */
  readonly papers?: Papers | readonly [column: Papers, band: Papers] | undefined
  /** The keys of the game's own papers, if it has more than the usual two. */
  readonly keys?: KeyCounts | undefined
  /** Width of a finger in CSS pixels, if it is not the usual one: cards of the viewer's hand keep that distance. */
  readonly finger?: number | undefined
  /** A camera that leans over the page: the viewer's hand is held where it is in the window. */
  readonly leaning?: PageCamera | undefined
}

/** The layout of a game's page: all pieces in their places, and the camera that shows them there. */
export interface PagePlan {
  readonly pieces: readonly Piece[]
  readonly camera: PageCamera
  readonly papers: Papers
  /** Bounding box of the field in the window, in CSS pixels. */
  readonly field: Box
}

/** A band along the top replaces the column only if it makes the field larger by more than this factor. */
const MIN_BAND_GAIN = 1.2

/** Lays out the papers and solves the camera; both are the same for every position of a deal. */
export function framePage({
  table,
  seats,
  window,
  rem,
  papers,
  keys,
  finger,
}: Omit<PageRequest, 'pieces' | 'nearSeat'>): FramedField {
  const otherSeatCount = seats.length - 1
  const frameWith = (it: Papers) => frameField({ window, rem, table, otherSeatCount, papers: it, finger })
  if (papers !== undefined && 'layout' in papers) return frameWith(papers)
  const frame = (isBand: boolean) =>
    frameWith(papers?.[isBand ? 1 : 0] ?? papersFor(window, seats.length, rem, isBand, keys))
  if (table.kind === 'roulette' && !table.isEnded) return frame(true)
  const column = frame(false)
  if (table.isEnded) return column
  const hasHands = table.handSize > 0 || table.hasFans
  if (column.papers.layout === 'tall' || table.kind === 'cards' || hasHands) return column
  const band = frame(true)
  return fieldAreaOf(band) > fieldAreaOf(column) * MIN_BAND_GAIN ? band : column
}

/** Solves a page as it is seen from straight above: the same papers, and the same field in the rectangle that is left. */
export function frameFromAbove(
  { table, seats, window, rem, finger }: Omit<PageRequest, 'pieces' | 'nearSeat'>,
  { papers }: Pick<FramedField, 'papers'>,
): FramedField {
  return frameField({ window, rem, table, otherSeatCount: seats.length - 1, papers, finger, isFromAbove: true })
}

/**
 * Lays out a game's page. The papers come first, then the field in the largest rectangle that is left, for which the
 * camera is solved, then all other groups in boxes of their own. Each group is moved to the point of the table that is
 * seen in its box, and scaled to fit the box or to its largest size for reading.
 * @param framed the framed page, if it was computed before; it holds for all positions of a deal
 */
export function planPage(request: PageRequest, framed = framePage(request)): PagePlan {
  const { field, groups } = groupsOf(request.pieces)
  const fieldPieces = enlargeField(field, request.table)
  const pieces = [...fieldPieces, ...arrange(request, framed, groups)]
  return { pieces, camera: framed.camera, papers: framed.papers, field: framed.field }
}

/** Whether a piece is a card, or the outline of a place for one. */
const isCardOrPlace = ({ kind, zone }: Piece): boolean => kind === 'card' || zone === OUTLINE_ZONE

/** Returns the pieces of the field, enlarged where no board sets their size. */
function enlargeField(pieces: readonly Piece[], { cardScale, maxPoolScale, extent }: LaidOutTable): readonly Piece[] {
  if (maxPoolScale !== null) return fitPool(pieces, extent, maxPoolScale)
  if (cardScale === 1) return pieces
  return pieces.map((piece) =>
    isCardOrPlace(piece) ? { ...piece, pose: { ...piece.pose, scale: (piece.pose.scale ?? 1) * cardScale } } : piece,
  )
}

/** Scales a pool of cards as a whole to fit its extent, and centres it there. */
function fitPool(pieces: readonly Piece[], extent: Extent, maxScale: number): readonly Piece[] {
  const cards = pieces.filter(({ kind }) => kind === 'card')
  if (cards.length === 0) return pieces
  const points = outlinePointsOf(cards)
  const span = (side: 0 | 2) => Math.max(...points.map((it) => it[side])) - Math.min(...points.map((it) => it[side]))
  const scale = Math.min(maxScale, (extent.right - extent.left) / span(0), (extent.near - extent.far) / span(2))
  const to = { x: (extent.left + extent.right) / 2, z: (extent.far + extent.near) / 2 }
  const from = middleOf(cards)
  return pieces.map((piece) => (piece.kind === 'card' ? transformPiece(piece, from, to, 0, scale) : piece))
}
