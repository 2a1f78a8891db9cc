/** The detail settings of the picture that determine the size of its buffers. */
export interface Fineness {
  /** Samples per pixel while something moves; 0 turns multisampling off. */
  readonly samples: 0 | 2 | 4
  /** Side of the lamp's shadow map in pixels; 0 for no cast shadows. */
  readonly shadow: number
}

/** Upper limit in bytes for all buffers of a canvas, whatever the screen. */
export const MOST_BYTES = 256e6

/**
 * Bytes per pixel: the drawing buffer and the copy that the browser displays, 4 each; the frame in half floats, 8, and
 * its depth, 4; the mean in half floats, 8.
 */
const PIXEL = 4 + 4 + 8 + 4 + 8
/** Bytes of each further sample of a pixel: colour in half floats, and depth. */
const SAMPLE = 8 + 4
/** Bytes per pixel of the lamp's shadow map: depth, and an unused byte of colour. */
const SHADOW = 4 + 1
/** Bytes of the environment map: six sides of 128 pixels with all mip levels, in half floats. */
const ROOM = 384 * 512 * 8
/**
 * Bytes of everything else that the high quality allocates at any size, such as the buffers for blurring the
 * environment map.
 */
const BESIDES = 2e6

/** Returns the bytes of all buffers of a canvas with this size in pixels. */
export function bytesOf(width: number, height: number, { samples, shadow }: Fineness): number {
  const rich = shadow > 0 ? shadow * shadow * SHADOW + ROOM + BESIDES : 0
  return width * height * (PIXEL + samples * SAMPLE) + rich
}

/** A size in CSS pixels. */
interface Area {
  readonly width: number
  readonly height: number
}

/** Returns a canvas side in device pixels, rounded as the renderer does. */
const pixels = (side: number, ratio: number): number => Math.floor(side * ratio)

/** The resolution of a canvas in device pixels per CSS pixel (`ratio`), and its detail settings. */
export interface Drawn extends Fineness {
  readonly ratio: number
}

/**
 * Returns the finest settings that fit the memory limit. It first gives up samples, whose loss shows least where pixels
 * are many, then half of the shadow map's side, then pixels.
 * @param area size of the canvas in CSS pixels
 * @param wanted the settings without a limit
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
