/** A spot of the table, in inches. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
}

const COLOUR_SIZE = 7
const FLAT = 0.004
const MIDDLE = 3

/** Seven coloured rows of seven in the middle of the table; the borders of the colours are seen at a look. */
const PITCH = 2.06
/** On a high screen the rows lie closer, the further ones upon the nearer, so that each shows its lower half. */
const HIGH = { x: 1.88, left: -6.5, far: -11.5, row: 1.34, rise: 0.03 }

/** Where a card lies while it is in the tray. */
export function traySpot(card: string, portrait: boolean): Spot {
  if (card === 'C') return portrait ? { x: 6.9, y: FLAT, z: -7.5 } : { x: 0, y: FLAT, z: 9.2 }
  const row = Math.floor((Number(card) - 1) / COLOUR_SIZE)
  const column = (Number(card) - 1) % COLOUR_SIZE
  if (portrait) {
    const y = FLAT + (COLOUR_SIZE - 1 - row) * HIGH.rise
    return { x: HIGH.left + column * HIGH.x, y, z: HIGH.far + row * HIGH.row }
  }
  return { x: (column - MIDDLE) * PITCH, y: FLAT, z: (row - MIDDLE) * PITCH }
}

/** At the right the racks stand further away: the list of moves lies over the near end of that side. */
const SIDE = { x: 11.05, left: -2.4, right: -5.4, row: 2.76, pitch: 1.06 }
const SIDE_HIGH = { x: 4.15, left: 0.7, right: 0.7, row: 3.25, pitch: 0.96 }
const ROWS = 5

/** Where card `at` (from 0) of a rack lies: racks 1 to 5 at the left from the far end, 6 to 10 at the right. */
export function rackSpot(hand: number, at: number, portrait: boolean): Spot {
  const { x, left, right, row, pitch } = portrait ? SIDE_HIGH : SIDE
  const [side, far] = hand > ROWS ? [1, right] : [-1, left]
  return { x: side * x + (at - 2) * pitch, y: FLAT + at * 0.016, z: far + ((hand - 1) % ROWS) * row }
}

/** Where the roll of a rack lies, behind its cards; null on a high screen, where there is no room for it. */
export function rollSpot(hand: number, portrait: boolean): Spot | null {
  if (portrait) return null
  const { x, z } = rackSpot(hand, 2, false)
  return { x, y: 0, z: z - 1.34 }
}
