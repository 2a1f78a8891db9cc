import type { Piece } from '../stage/model/pieces'
import type { Box, WindowSize } from './box'
import { middleOf, moved } from './bring'
import type { Eye } from './camera'
import { fieldSize, frameField, type FramedField } from './field'
import { arrange } from './arrange'
import { pointsOf } from './outline'
import { papersFor, type Papers } from './papers'
import { groupsOf, type Extent, type LaidTable } from './table-layout'

/** The input of a page layout. */
export interface PageRequest {
  readonly pieces: readonly Piece[]
  readonly table: LaidTable
  /** Letters of all seats, and of the seat nearest to the viewer. */
  readonly seats: readonly string[]
  readonly near: string
  /** Size of the window, and height of the page's letters, in CSS pixels. */
  readonly window: WindowSize
  readonly rem: number
  /** The papers, if they are not the game's own. */
  readonly papers?: Papers | undefined
}

/** The layout of a game's page: all pieces in their places, and the camera that shows them there. */
export interface PagePlan {
  readonly pieces: readonly Piece[]
  readonly eye: Eye
  readonly papers: Papers
  /** Bounding box of the field in the window, in CSS pixels. */
  readonly field: Box
}

/** A band along the top replaces the column only if it makes the field larger by more than this factor. */
const BAND_WORTH = 1.2

/** Lays out the papers and solves the camera; both are the same for every position of a deal. */
export function framePage({ table, seats, window, rem, papers }: Omit<PageRequest, 'pieces' | 'near'>): FramedField {
  const within = (it: Papers) => frameField({ window, rem, table, others: seats.length - 1, papers: it })
  if (papers !== undefined) return within(papers)
  const frame = (band: boolean) => within(papersFor(window, seats.length, rem, band))
  if (table.kind === 'roulette' && !table.ended) return frame(true)
  const column = frame(false)
  if (table.ended) return column
  const isHeld = table.hand > 0 || table.fans
  if (column.papers.layout === 'tall' || table.kind === 'cards' || isHeld) return column
  const band = frame(true)
  return fieldSize(band) > fieldSize(column) * BAND_WORTH ? band : column
}

/**
 * Lays out a game's page. The papers come first, then the field in the largest rectangle that is left, for which the
 * camera is solved, then all other groups in boxes of their own. Each group is moved to the point of the table that is
 * seen in its box, and scaled to fit the box or to its largest size for reading.
 * @param framed the framed page, if it was computed before; it holds for all positions of a deal
 */
export function planPage(request: PageRequest, framed = framePage(request)): PagePlan {
  const { field, others } = groupsOf(request.pieces)
  const laid = inField(field, request.table)
  const pieces = [...laid, ...arrange(request, framed, others)]
  return { pieces, eye: framed.eye, papers: framed.papers, field: framed.field }
}

/** Returns the pieces of the field, enlarged where no board sets their size. */
function inField(pieces: readonly Piece[], { enlarged, pooled, extent }: LaidTable): readonly Piece[] {
  if (pooled !== null) return gathered(pieces, extent, pooled)
  if (enlarged === 1) return pieces
  return pieces.map((piece) =>
    piece.kind === 'card' ? { ...piece, pose: { ...piece.pose, scale: (piece.pose.scale ?? 1) * enlarged } } : piece,
  )
}

/** Scales a pool of cards as a whole to fit its extent, and centres it there. */
function gathered(pieces: readonly Piece[], extent: Extent, most: number): readonly Piece[] {
  const cards = pieces.filter(({ kind }) => kind === 'card')
  if (cards.length === 0) return pieces
  const points = pointsOf(cards)
  const span = (side: 0 | 2) => Math.max(...points.map((it) => it[side])) - Math.min(...points.map((it) => it[side]))
  const scale = Math.min(most, (extent.right - extent.left) / span(0), (extent.near - extent.far) / span(2))
  const to = { x: (extent.left + extent.right) / 2, z: (extent.far + extent.near) / 2 }
  const from = middleOf(cards)
  return pieces.map((piece) => (piece.kind === 'card' ? moved(piece, from, to, 0, scale) : piece))
}
