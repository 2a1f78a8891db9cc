import type { Piece } from '../stage/model/pieces'
import { topViewOf, areaOf } from './top-view'
import type { Atlas } from './atlas'
import { paintPieces, paintTable } from './paint'
import { createCanvas, pngOf } from './cancellable-work'

/** The longer side in pixels, and the most pixels per inch; at a higher resolution the prints would look blurred. */
const LONGER_SIDE = 2400
const MAX_PIXELS_PER_INCH = 110

/** Renders the table from straight above as a PNG, at no more than the resolution of its prints. */
export async function renderStillPicture(pieces: readonly Piece[], atlas: Atlas, tableTop: string): Promise<Blob> {
  const drawnPieces = topViewOf(pieces)
  await atlas.load([tableTop, ...drawnPieces.map(({ face }) => face)])
  const area = areaOf(drawnPieces)
  const scale = Math.min(MAX_PIXELS_PER_INCH, LONGER_SIDE / Math.max(area.w, area.d))
  const { canvas, pen } = createCanvas(area.w * scale, area.d * scale)
  const placement = { area, left: 0, top: 0, scale }
  paintTable(pen, atlas, tableTop, placement)
  paintPieces(pen, atlas, drawnPieces, placement)
  return pngOf(canvas)
}
