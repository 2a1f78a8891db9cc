import { contour } from './burin'
import { closed } from './curve'
import type { Layer } from './layer'
import type { Strands } from './strands'

/** Returns hair. @param tone its own darkness: 0.05 white, 0.6 black */
export function hair(shape: string, tone: number, strands: Strands, more: Partial<Layer> = {}): Layer {
  const outline = closed(shape)
  return {
    outline,
    depth: 46,
    tone,
    shade: 0.64,
    hatchings: [],
    strands,
    // White and grey hair is bare paper in the light.
    tint: tone < 0.15 ? 0.32 : tone < 0.35 ? 0.08 : 0,
    over: contour(outline, 0.7, 1.9),
    ...more,
  }
}
