import type { Piece } from '../../stage/model/pieces'
import { jitter } from '../layout/jitter'

/** Places of a move's chip before and after the move is made, in inches. */
export interface PipSpots {
  pendingSpot(index: number): { readonly x: number; readonly y: number; readonly z: number }
  madeSpot(index: number): { readonly x: number; readonly y: number; readonly z: number }
}

/**
 * Returns one chip for each move. Chips of future moves lie ready, and each changes its place when its move is made.
 * Moves beyond the last chip have none.
 */
export function pips(count: number, movesMade: number, spots: PipSpots): Piece[] {
  return Array.from({ length: count }, (_, i) => {
    const id = `pip:${i}`
    const { x, y, z } = i < movesMade ? spots.madeSpot(i) : spots.pendingSpot(i)
    return {
      id,
      kind: 'chip',
      face: 'chip/white',
      pose: { x: x + jitter(id, 'x', 0.04), y, z: z + jitter(id, 'z', 0.04), turn: jitter(id, 'turn', 3) },
      zone: 'pips',
      group: 'pips',
      motion: 'slide',
    }
  })
}
