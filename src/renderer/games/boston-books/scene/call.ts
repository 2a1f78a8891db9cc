import { namedZone } from '../../../stage/model/names'
import type { Piece } from '../../../stage/model/pieces'
import { laidPose } from '../../layout/rows'
import { trickSpots } from '../../layout/trick'
import type { SceneContext } from '../../types'
import { isDealing, ownHand, type Table } from '../table'

/** On a small screen books lie so near that a card lies closer to the middle, as part of the way. */
const NEAR = 0.5

/**
 * What was called for last, as long as nobody calls again: darkened before whoever had it not, bright before whoever
 * got it. It is the picture of a call, not the card: that lies in a hand or in the stock.
 */
export function lastCall(table: Table, { picked, portrait, held }: SceneContext): Piece[] {
  const { last } = table.state
  if (last === null || picked.length > 0 || isDealing(table) || table.over) return []
  const hit = last.result === 'given' || last.result === 'drawn'
  if (hit && ownHand(table).includes(last.card)) return []
  const spot = trickSpots(table, portrait).get(hit ? last.seat : last.of)
  if (spot === undefined) return []
  const id = `said:${last.card}`
  return [
    {
      id,
      kind: 'card',
      face: `49/${last.card}`,
      pose: laidPose(id, { ...spot, z: held === undefined ? spot.z : spot.z * NEAR, y: 0.005 }, 1.5),
      zone: 'said',
      from: last.result === 'drawn' ? 'stock' : hit ? namedZone('hand', last.of) : namedZone('hand', last.seat),
      motion: 'slide',
      ...(hit ? { glow: 0.6 } : { tint: 0.45 }),
    },
  ]
}
