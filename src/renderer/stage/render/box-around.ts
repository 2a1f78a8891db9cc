import type { Camera } from 'three'
import type { AnimatedPiece } from '../animation/animated-piece'
import { outlineOf } from '../input/screen-outline'
import type { Box } from './canvas-passes'

/** How far beyond a piece its light and its shadow reach when it is pointed at, in inches of its own measure. */
const BEYOND = { side: 2.4, above: 0.4 } as const
/** Pixels around all that, so that the soft edge of the box lies where nothing differs. */
const MARGIN = 12

/** The part of the canvas that holds these pieces and what they throw around them; null where none of it is seen. */
export function boxAround(
  actors: readonly AnimatedPiece[],
  camera: Camera,
  canvas: { readonly width: number; readonly height: number },
): Box | null {
  const { width, height } = canvas
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const actor of actors) {
    const { w, d, h } = actor.size
    const size = { w: w + BEYOND.side, d: d + BEYOND.side, h: h + BEYOND.above }
    for (const [x, y] of outlineOf({ ...actor, size }, camera, [2 / width, 2 / height])) {
      left = Math.min(left, x + width / 2)
      right = Math.max(right, x + width / 2)
      low = Math.min(low, y + height / 2)
      high = Math.max(high, y + height / 2)
    }
  }
  const x = Math.max(0, Math.floor(left) - MARGIN)
  const y = Math.max(0, Math.floor(low) - MARGIN)
  const box = {
    x,
    y,
    width: Math.min(width, Math.ceil(right) + MARGIN) - x,
    height: Math.min(height, Math.ceil(high) + MARGIN) - y,
  }
  return box.width > 0 && box.height > 0 ? box : null
}
