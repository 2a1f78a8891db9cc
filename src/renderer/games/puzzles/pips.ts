import type { Piece } from '../../stage/model/pieces'
import { jitter } from '../layout/jitter'

/** Where the chip of a move lies before and after that move is made, in inches. */
export interface PipSpots {
  left(index: number): { readonly x: number; readonly y: number; readonly z: number }
  made(index: number): { readonly x: number; readonly y: number; readonly z: number }
}

/**
 * One chip a move: those of moves to come lie ready, each goes over when its move is made. Moves beyond the last chip
 * have none.
 */
export function pips(count: number, made: number, spots: PipSpots): Piece[] {
  return Array.from({ length: count }, (_, i) => {
    const id = `pip:${i}`
    const { x, y, z } = i < made ? spots.made(i) : spots.left(i)
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
