/** The detail settings of the picture that determine the size of its buffers. */
export interface DetailSettings {
  /** Samples per pixel while something moves; 0 turns multisampling off. */
  readonly samples: 0 | 2 | 4
  /** Side of the lamp's shadow map in pixels; 0 for no cast shadows. */
  readonly shadowMapSize: number
}

/** Upper limit in bytes for all buffers of a canvas, whatever the screen. */
export const MAX_CANVAS_BYTES = 256e6

/**
 * Bytes per pixel: the drawing buffer and the copy that the browser displays, 4 each; the frame in half floats, 8, and
 * its depth, 4; the mean in half floats, 8.
 */
const PIXEL_BYTES = 4 + 4 + 8 + 4 + 8
/** Bytes of each further sample of a pixel: colour in half floats, and depth. */
const SAMPLE_BYTES = 8 + 4
/** Bytes per pixel of the lamp's shadow map: depth, and an unused byte of colour. */
const SHADOW_PIXEL_BYTES = 4 + 1
/** Bytes of the environment map: six sides of 128 pixels with all mip levels, in half floats. */
const ENVIRONMENT_BYTES = 384 * 512 * 8
/**
 * Bytes of everything else that the high quality allocates at any size, such as the buffers for blurring the
 * environment map.
 */
const OTHER_BYTES = 2e6

/** Returns the bytes of all buffers of a canvas with this size in pixels. */
export function bytesOf(width: number, height: number, { samples, shadowMapSize }: DetailSettings): number {
  const rich =
    shadowMapSize > 0 ? shadowMapSize * shadowMapSize * SHADOW_PIXEL_BYTES + ENVIRONMENT_BYTES + OTHER_BYTES : 0
  return width * height * (PIXEL_BYTES + samples * SAMPLE_BYTES) + rich
}

/** A size in CSS pixels. */
interface Area {
  readonly width: number
  readonly height: number
}

/** Returns a canvas side in device pixels, rounded as the renderer does. */
const pixels = (side: number, ratio: number): number => Math.floor(side * ratio)

/** The resolution of a canvas in device pixels per CSS pixel (`ratio`), and its detail settings. */
export interface CanvasSettings extends DetailSettings {
  readonly ratio: number
}

/**
 * Returns the finest settings that fit the memory limit. It first gives up samples, whose loss shows least where pixels
 * are many, then half of the shadow map's side, then pixels.
 * @param area size of the canvas in CSS pixels
 * @param wanted the settings without a limit
 */
export function fitToMemory(area: Area, wanted: CanvasSettings): CanvasSettings {
  const { ratio } = wanted
  const [w, h] = [pixels(area.width, ratio), pixels(area.height, ratio)]
  const shadow = wanted.shadowMapSize / 2
  const steps: readonly DetailSettings[] = [
    ...([4, 2, 0] as const).map((samples) => ({ samples, shadowMapSize: wanted.shadowMapSize })),
    { samples: 0, shadowMapSize: shadow },
  ]
  const fitting = steps.find((step) => step.samples <= wanted.samples && bytesOf(w, h, step) <= MAX_CANVAS_BYTES)
  if (fitting) return { ratio, ...fitting }
  const room = MAX_CANVAS_BYTES - bytesOf(0, 0, { samples: 0, shadowMapSize: shadow })
  return { ratio: Math.sqrt(room / (PIXEL_BYTES * area.width * area.height)), samples: 0, shadowMapSize: shadow }
}
