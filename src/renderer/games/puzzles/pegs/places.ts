import { SIZE } from '../../../stage/sizes'
import type { PipSpots } from '../pips'

const PITCH = 0.84
const DEEPER = 0.83

/** Where a man that was taken stands: four ranks beside the board, one for each kind of square, in pairs. */
export function takenSpot(kind: number, index: number, portrait: boolean): { readonly x: number; readonly z: number } {
  if (portrait) return { x: -6.9 + index * 0.92, z: 9.4 + kind * 0.9 }
  return { x: 8.95 + Math.floor(index / 2) * PITCH, z: 3.1 + (2 * kind + (index % 2)) * DEEPER }
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
