import { SIZE } from '../../../stage/model/sizes'
import type { PipSpots } from '../pips'

/** From the middle of one man off the board to the next, along a rank, and from rank to rank. */
const PITCH = 0.92
const DEEPER = 0.8

/** Where a man that was taken stands: in four ranks before the board, one for each kind of square. */
export function takenSpot(kind: number, index: number): { readonly x: number; readonly z: number } {
  return { x: -6.9 + index * PITCH, z: 9.05 + kind * DEEPER }
}

const CHIP = SIZE.chip.h + 0.002

/** The chips of the moves of a puzzle of nine men: in a file at the left of the board, or behind it on a phone. */
export function pipSpots(portrait: boolean): PipSpots {
  if (portrait) {
    return {
      left: (i) => ({ x: -7 + i * 1.65, y: 0.002, z: -9.6 }),
      made: (i) => ({ x: 6.9, y: 0.002 + i * CHIP, z: -9.6 }),
    }
  }
  return {
    left: (i) => ({ x: -8.95, y: 0.002, z: 4.4 - i * 1.65 }),
    made: (i) => ({ x: -8.95, y: 0.002 + i * CHIP, z: 7.2 }),
  }
}
