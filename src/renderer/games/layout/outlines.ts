import { OUTLINE_ZONE } from '../../stage/model/touch-names'
import type { Piece, PieceGroup } from '../../stage/model/pieces'

/** Strength of an outline's light: quieter than anything that can be touched. */
const OUTLINE_GLOW = 0.14

/** A place on the table, in inches, and its turn in radians. */
interface OutlinedPlace {
  readonly x: number
  readonly z: number
  readonly turn?: number
}

/**
 * Returns the quiet outline of a place that is empty and will be used: a stock, a won pile, a card of a trick. It cannot
 * be touched.
 * @param name name of the place, unique on the table
 * @param face picture of the cards that lie there, whose size it has
 * @param group the group that the place moves with; absent if it belongs to the field
 */
export function placeOutline(name: string, face: string, { x, z, turn = 0 }: OutlinedPlace, group?: PieceGroup): Piece {
  return {
    id: `outline:${name}`,
    kind: 'mark',
    face: `mark/around/card/${face}`,
    pose: { x, y: 0.002, z, turn },
    zone: OUTLINE_ZONE,
    glow: OUTLINE_GLOW,
    ...(group && { group }),
  }
}
