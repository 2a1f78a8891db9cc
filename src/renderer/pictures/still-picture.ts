import type { Piece } from '../stage/model/pieces'
import { fromAbove, groundOf } from './top-view'
import type { Atlas } from './atlas'
import { paintPrints, paintTable } from './paint'
import { canvasOf, pngOf } from './cancellable-work'

/** Pixels of the longer side, and the most to the inch: finer than the prints would be blurred. */
const SIDE = 2400
const SHARPEST = 110

/** The table from straight above as a PNG, as large as its prints are sharp. */
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
