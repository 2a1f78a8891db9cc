import type { Piece } from '../../stage/model/pieces'
import type { SceneContext } from '../types'

/**
 * Returns the bolsters that the near hand leans on: one turned roll of 7.2 inches, or two side by side for a wide hand.
 */
export function bolsters(count: number, context: SceneContext): Piece[] {
  if (context.portrait || count === 0) return []
  const xs = count > 8 ? [-3.5, 3.9] : [0.2]
  return xs.map((x, i) => ({
    id: `bolster:${i}`,
    kind: 'bolster',
    face: 'room/oak',
    pose: { x, y: 0, z: 9.68, turn: 0 },
    group: 'away',
  }))
}
