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

/** The window in which the table stands, in pixels; so many of them, each way, are one of the pictures compared. */
export const WINDOW = { width: 960, height: 540 } as const
export const SHRINK = 2
export const PICTURE = { width: WINDOW.width / SHRINK, height: WINDOW.height / SHRINK } as const

/** Pixels of the pictures to a degree of sight: the window is 25 cm wide on a laptop, and seen from 50 cm. */
export const PER_DEGREE = PICTURE.width / ((2 * Math.atan(12.5 / 50) * 180) / Math.PI)
