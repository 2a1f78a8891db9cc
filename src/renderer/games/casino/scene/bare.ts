import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/model/pieces'
import { eyeOf } from '../../layout/eye'
import type { SceneContext } from '../../types'
import type { CasinoView } from '../table'
import { BARE } from '../touch'

/**
 * The bare table under the cards, to drop a card on: it answers while the eye has the turn, and is lit while a card that
 * may be trailed is picked.
 */
export function bareTable(seen: Seen<CasinoView>, context: SceneContext): Piece[] {
  const mine = !seen.over && seen.state.turn !== null && seen.state.turn === eyeOf(seen)
  const { held } = context
  return [
    {
      id: 'mark:table',
      kind: 'mark',
      face: held === undefined ? 'mark/table' : `mark/table-${held}`,
      pose: { x: 0, y: 0.0015, z: held === undefined ? -0.6 : 0 },
      zone: 'marks',
      ...(mine ? { touch: BARE } : {}),
      glow: context.touchable.has(BARE) ? 0.16 : 0,
    },
  ]
}
