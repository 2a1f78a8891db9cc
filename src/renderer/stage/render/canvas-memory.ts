/** What one size and fineness of the picture is made of, as far as its buffers go. */
export interface Fineness {
  /** Samples of a pixel while something moves; 0 for one. */
  readonly samples: 0 | 2 | 4
  /** Side of the lamp's map in pixels; 0 where no shadow is cast. */
  readonly shadow: number
}

/** The most that the buffers of a canvas may take together, in bytes, whatever the screen. */
export const MOST_BYTES = 256e6

/**
 * Bytes of a pixel: what is drawn to and what the browser shows meanwhile, 4 each; the frame in half floats, 8, with its
 * depth, 4; the mean in half floats, 8.
 */
const PIXEL = 4 + 4 + 8 + 4 + 8
/** Bytes of one more sample of a pixel: its colour in half floats and its depth. */
const SAMPLE = 8 + 4
/** Bytes of a pixel of the lamp's map: depth, and one byte of colour, which nobody looks at. */
const SHADOW = 4 + 1
/** The room that metal mirrors: six sides of 128 pixels with all their mips, in half floats. */
const ROOM = 384 * 512 * 8
/** What else the rich look makes at any size, such as what it blurs that room with. */
const BESIDES = 2e6

/** Bytes of all buffers that a canvas of so many pixels makes. */
export function bytesOf(width: number, height: number, { samples, shadow }: Fineness): number {
  const rich = shadow > 0 ? shadow * shadow * SHADOW + ROOM + BESIDES : 0
  return width * height * (PIXEL + samples * SAMPLE) + rich
}

/** A size in CSS pixels. */
interface Area {
  readonly width: number
  readonly height: number
}

/** Pixels of a canvas side, as the renderer counts them. */
const pixels = (side: number, ratio: number): number => Math.floor(side * ratio)

/** How a canvas is drawn: pixels of it for each CSS pixel, and how finely. */
export interface Drawn extends Fineness {
  readonly ratio: number
}

/**
 * The finest that fits the memory: first samples are given up, which few see where pixels are so many, then half of the
 * lamp's map, then pixels.
 * @param area of the canvas in CSS pixels
 * @param wanted what would be drawn if there were no bound
 */
export function fitted(area: Area, wanted: Drawn): Drawn {
  const { ratio } = wanted
  const [w, h] = [pixels(area.width, ratio), pixels(area.height, ratio)]
  const shadow = wanted.shadow / 2
  const steps: readonly Fineness[] = [
    ...([4, 2, 0] as const).map((samples) => ({ samples, shadow: wanted.shadow })),
    { samples: 0, shadow },
  ]
  const fitting = steps.find((step) => step.samples <= wanted.samples && bytesOf(w, h, step) <= MOST_BYTES)
  if (fitting) return { ratio, ...fitting }
  const room = MOST_BYTES - bytesOf(0, 0, { samples: 0, shadow })
  return { ratio: Math.sqrt(room / (PIXEL * area.width * area.height)), samples: 0, shadow }
}
