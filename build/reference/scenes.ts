/** What the settled frame is compared at: every board, every pack and every material is in one of them. */
export const SCENES: readonly string[] = [
  'forty-nine',
  'nebraska-checkers',
  'deck-o-cards-roulette',
  'color-casino',
  'cassino-21',
  'new-york-whist',
  'nine-men-triangle',
  'suite-assembling',
]

/** The window in which the table stands, in pixels, and how many of its pixels are one of the reference's. */
export const WINDOW = { width: 960, height: 540 } as const
export const SHRINK = 2

/** Pixels of the reference to a degree of sight: the window is 25 cm wide on a laptop, and seen from 50 cm. */
export const PER_DEGREE = WINDOW.width / SHRINK / ((2 * Math.atan(12.5 / 50) * 180) / Math.PI)
