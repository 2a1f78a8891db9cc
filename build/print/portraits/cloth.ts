import { contour, type Hatching } from './burin'
import { closed, type Curve } from './curve'
import type { Layer } from './layer'

/** Dark cloth, crossed in the shade. */
const WOOL: readonly Hatching[] = [
  { angle: 62, spacing: 3.4, bend: 0.15, from: 0.06, swell: 0.86 },
  { angle: -28, spacing: 3.4, bend: 0.12, from: 0.52, swell: 0.8 },
]

/** White cloth, with lines in the shade only. */
const LINEN: readonly Hatching[] = [{ angle: -62, spacing: 3.8, bend: 0.25, from: 0.14, swell: 0.6, isDotted: true }]

/** Smooth cloth with deep folds. */
const SILK: readonly Hatching[] = [{ angle: 20, spacing: 3.6, bend: 0.5, from: 0.14, swell: 0.66, isDotted: true }]

/** Felt of hats, with lines round the crown. */
const FELT: readonly Hatching[] = [
  { angle: -9, spacing: 3.35, bend: 0.48, from: 0.04, swell: 0.82 },
  { angle: 68, spacing: 3.35, bend: 0.2, from: 0.5, swell: 0.8 },
]

type More = Partial<Layer>

const outlineOf = (shape: string | Curve): Curve => (typeof shape === 'string' ? closed(shape) : shape)

/** Returns a part of dark cloth, wood or metal. @param tone its own darkness, 0 to 1 */
export function wool(shape: string | Curve, tone: number, more: More = {}): Layer {
  const outline = outlineOf(shape)
  return { outline, depth: 34, tone, shade: 0.55, hatchings: WOOL, tint: 0, over: contour(outline, 1, 2.2), ...more }
}

/** Returns a part of white cloth. */
export function linen(shape: string, more: More = {}): Layer {
  const outline = closed(shape)
  return { outline, depth: 9, tone: 0, shade: 0.6, hatchings: LINEN, tint: 0.3, over: contour(outline, 1, 2), ...more }
}

/** Returns a part of a light scarf. */
export function silk(shape: string, more: More = {}): Layer {
  const outline = closed(shape)
  return {
    outline,
    depth: 18,
    tone: 0,
    shade: 0.78,
    hatchings: SILK,
    tint: 0.3,
    over: contour(outline, 1, 2.2),
    ...more,
  }
}

/** Returns a part of a hat. @param tone its own darkness, 0 to 1 */
export function felt(shape: string, tone: number, more: More = {}): Layer {
  const outline = closed(shape)
  return { outline, depth: 52, tone, shade: 0.72, hatchings: FELT, tint: 0, over: contour(outline, 1.2, 2.6), ...more }
}
