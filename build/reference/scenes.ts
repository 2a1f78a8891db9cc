/** The games whose settled frames are compared: together they contain every board, every pack and every material. */
export const COMPARED_GAMES: readonly string[] = [
  'forty-nine',
  'nebraska-checkers',
  'deck-o-cards-roulette',
  'color-casino',
  'cassino-21',
  'new-york-whist',
  'nine-men-triangle',
  'suite-assembling',
]

/**
 * Size of the window that shows the table, in pixels; `SHRINK_FACTOR` window pixels, each way, form one pixel of the
 * compared pictures.
 */
export const WINDOW_SIZE = { width: 960, height: 540 } as const
export const SHRINK_FACTOR = 2
export const PICTURE_SIZE = {
  width: WINDOW_SIZE.width / SHRINK_FACTOR,
  height: WINDOW_SIZE.height / SHRINK_FACTOR,
} as const

/** Pixels of the pictures per degree of visual angle: the window is 25 cm wide on a laptop, viewed from 50 cm. */
export const PIXELS_PER_DEGREE = PICTURE_SIZE.width / ((2 * Math.atan(12.5 / 50) * 180) / Math.PI)
