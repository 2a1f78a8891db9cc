import type { Piece } from '../../../stage/model/pieces'
import type { SceneContext } from '../../types'
import { STOCK, STOCK_BEHIND } from '../../layout/places'

/** A place beside the stock, or in the other far corner, to tap for a pass, while one is allowed. There is a button for it too. */
export function passMark(context: SceneContext): Piece[] {
  if (!context.touchable.has('pass') && !context.picked.includes('pass')) return []
  const at = context.portrait ? STOCK_BEHIND : STOCK
  const [dx, dz] = context.portrait ? [14, 0] : [0.1, -2.5]
  return [
    {
      id: 'mark:pass',
      kind: 'mark',
      face: 'mark/pass',
      pose: { x: at.x + dx, y: 0.004, z: at.z + dz, turn: at.turn },
      touch: 'pass',
      zone: 'marks',
      group: 'stock',
      glow: 0.5,
    },
  ]
}
