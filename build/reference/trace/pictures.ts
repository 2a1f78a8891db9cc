import type { Wrap } from '../captured'
import type { Picture } from './prepared'

const LINEAR = Float64Array.from({ length: 256 }, (_, i) =>
  i / 255 <= 0.04045 ? i / 255 / 12.92 : ((i / 255 + 0.055) / 1.055) ** 2.4,
)

/** A place in a picture brought within it: 0 to 1. */
function within(at: number, wrap: Wrap): number {
  if (wrap === 'clamp') return Math.min(1, Math.max(0, at))
  if (wrap === 'repeat') return at - Math.floor(at)
  const twice = at - 2 * Math.floor(at / 2)
  return twice > 1 ? 2 - twice : twice
}

/** The nearest pixel of a picture in linear light, into three numbers. Many samples of a pixel make up for smoothing. */
export function readPicture(
  { width, height, pixels, srgb, wrap }: Picture,
  u: number,
  v: number,
  into: Float64Array,
): void {
  const x = Math.min(width - 1, Math.floor(within(u, wrap[0]) * width))
  const y = Math.min(height - 1, Math.floor(within(v, wrap[1]) * height))
  const at = (y * width + x) * 3
  for (let c = 0; c < 3; c++) into[c] = srgb ? LINEAR[pixels[at + c]!]! : pixels[at + c]! / 255
}
