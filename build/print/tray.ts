import { createPictureJob, type Job } from './job'
import { mix, smoothstep, type Rgb } from './colour'
import { weaveBrightness } from './press/stock'
import { TILE_SIZE, noiseTile, TILE_MASK } from './press/noise'
import { paintSheet, type Sheet } from './press/run'

/** The side of a box, top to bottom: covering paper over chipboard, optionally with a stripe along its foot. */
interface BoxSide {
  readonly width: number
  readonly height: number
  readonly covering: Rgb
  readonly stripe?: { readonly colour: Rgb; readonly from: number; readonly isCloth: boolean }
  /** Thin printed lines, at fractions of the height. */
  readonly lines?: { readonly colour: Rgb; readonly positions: readonly number[]; readonly width: number }
  /** Largest width, in pixels, to which rim and foot are rubbed bare. */
  readonly maxWearPixels: number
}

const PAPER: Rgb = [222, 203, 160]
const BOARD: Rgb = [142, 132, 112]

const SIZE = { width: 1024, height: 256 } as const

/** The look of a box's sides. */
export type BoxLook = Omit<BoxSide, 'width' | 'height'>

/** The look of a box's sides, and the URL of the module that defines it. */
interface TrayOptions extends BoxLook {
  readonly source: string
  /** WebP quality of the picture, 0 to 100; that of the small one is 2 less. */
  readonly quality: number
}

/** Creates a job for the sides of a box's lower half, as one picture that repeats horizontally. */
export const createTrayJob = (name: string, { source, quality, ...look }: TrayOptions): Job =>
  createPictureJob(name, {
    source,
    cost: 1,
    ...SIZE,
    encoding: { quality, smallQuality: quality - 2 },
    draw: () => drawBoxSide({ ...SIZE, ...look }),
  })

/** Draws the side of a box; it repeats horizontally. */
function drawBoxSide(s: BoxSide): Sheet {
  const { width, height } = s
  const [fibre, fine, ragged, slowNoise] = [
    noiseTile(12, 2.4, 1),
    noiseTile(2.4, 2.4, 2),
    noiseTile(16, 16, 7),
    noiseTile(170, 60, 8),
  ]
  return paintSheet(width, height, (x, y) => {
    const i = (y & TILE_MASK) * TILE_SIZE + (x & TILE_MASK)
    const v = y / height + (ragged[i]! - 0.5) * 0.008
    const grain = 1 + (fibre[i]! - 0.5) * 0.1 + (fine[i]! - 0.5) * 0.09 + (slowNoise[i]! - 0.5) * 0.2
    const reach = 3 + s.maxWearPixels * ragged[i]! * slowNoise[i]!
    const bare = smoothstep(reach, reach * 0.3, Math.min(y, height - 1 - y))
    // Dry spots where the covering paper's dye has worn off the high fibres.
    const high = fine[i]! > 0.9 ? 0.1 : 0
    const worn = mix(mix(coverColourAt(s, v, x, y, fine[i]!), PAPER, high * slowNoise[i]!), BOARD, 0.85 * bare)
    const seam = s.stripe && v > s.stripe.from && v < s.stripe.from + 0.02 ? 0.8 : 1
    return worn.map((c) => c * grain * seam)
  })
}

function coverColourAt(
  { height, covering, stripe, lines }: BoxSide,
  v: number,
  x: number,
  y: number,
  fine: number,
): Rgb {
  if (stripe && v > stripe.from) {
    if (!stripe.isCloth) return stripe.colour
    const k = weaveBrightness(x, y) + (fine - 0.5) * 0.12
    return [stripe.colour[0] * k, stripe.colour[1] * k, stripe.colour[2] * k]
  }
  const level = (y + 0.5) / height
  const line = lines?.positions.some((each) => Math.abs(level - each) < lines.width / 2)
  return line && lines ? lines.colour : covering
}
