import { boxOf, type Box } from '../framing/box'

/** The table's screen is laid out for this many pixels and scaled to whatever it is. */
export const SCREEN = { width: 1920, height: 1080 } as const

/** Heights of letters in pixels of that screen: of names, counters, small words, numerals on cards, and the code. */
export const LETTERS = { name: 58, mover: 76, score: 104, note: 52, said: 56, numeral: 0.56, code: 58 } as const
/** Height of a capital or numeral as part of a letter's size, in the two types of the page. */
export const CAPITAL = 0.69

/** The square in the middle, where everything lies that is open. */
export const MIDDLE: Box = boxOf(440, 20, 1480, 1060)
/** Side of the code in the corner, and of the one that people scan when they come, in pixels. */
export const QR = { corner: 206, lobby: 620 } as const

const EDGE = 20
const PLATE_WIDTH = 396
const GAP = 14

/** Returns the places of the plates with names: half of them at the left, half at the right, the first at the left. */
export function platesFor(seats: number): readonly Box[] {
  const left = Math.ceil(seats / 2)
  // Below the plates at the right lies the code, and below those at the left the last event.
  const height = Math.min(208, (SCREEN.height - 2 * EDGE - 260) / Math.max(left, 1) - GAP)
  return Array.from({ length: seats }, (_, seat) => {
    const isLeft = seat < left
    const top = EDGE + (isLeft ? seat : seat - left) * (height + GAP)
    const x = isLeft ? EDGE : SCREEN.width - EDGE - PLATE_WIDTH
    return boxOf(x, top, x + PLATE_WIDTH, top + height)
  })
}

/**
 * Returns the angle under which a height is seen, in minutes of arc.
 * @param pixels of the layout
 * @param inches diagonal of a screen of 16 by 9
 * @param metres distance
 */
export function minutesOfArc(pixels: number, inches: number, metres: number): number {
  const height = (inches * 25.4 * 9) / Math.hypot(16, 9)
  return (Math.atan(((pixels / SCREEN.height) * height) / (metres * 1000)) * 180 * 60) / Math.PI
}
