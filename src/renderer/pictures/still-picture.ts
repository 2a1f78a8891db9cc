import type { Piece } from '../stage/model/pieces'
import { fromAbove, groundOf } from './top-view'
import type { Atlas } from './atlas'
import { paintPrints, paintTable } from './paint'
import { canvasOf, pngOf } from './cancellable-work'

/** The longer side in pixels, and the most pixels per inch; at a higher resolution the prints would look blurred. */
const SIDE = 2400
const SHARPEST = 110

/** Renders the table from straight above as a PNG, at no more than the resolution of its prints. */
export async function stillPicture(pieces: readonly Piece[], atlas: Atlas, top: string): Promise<Blob> {
  const prints = fromAbove(pieces)
  await atlas.load([top, ...prints.map(({ face }) => face)])
  const ground = groundOf(prints)
  const scale = Math.min(SHARPEST, SIDE / Math.max(ground.w, ground.d))
  const { canvas, pen } = canvasOf(ground.w * scale, ground.d * scale)
  const frame = { ground, left: 0, top: 0, scale }
  paintTable(pen, atlas, top, frame)
  paintPrints(pen, atlas, prints, frame)
  return pngOf(canvas)
}
