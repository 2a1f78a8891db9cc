import type { Piece } from '../../../stage/pieces'
import { isOpenHand, nearSeat, seatsOf } from '../../layout/eye'
import { rowPoses } from '../../layout/rows'
import { trickSpots } from '../../layout/trick'
import type { SceneContext } from '../../types'
import type { Table } from '../table'

/** From one thrown card to the next: so far that they can be counted. */
const PITCH = 0.62

/** What every seat threw away, face down before it, so that all see how many cards it asked for. */
export function discards(table: Table, { portrait }: SceneContext): Piece[] {
  const spots = trickSpots(table, portrait)
  return seatsOf(table).flatMap((seat) => {
    const ids = thrownIds(table, seat)
    const spot = spots.get(seat)
    if (spot === undefined) return []
    const poses = rowPoses({ x: spot.x, z: spot.z, facing: spot.turn, pitch: PITCH, width: 2.6 }, ids)
    return ids.map((id, i): Piece => ({
      id,
      kind: 'card',
      face: '49/back',
      pose: poses[i]!,
      down: true,
      zone: `discards:${seat}`,
      from: `hand:${seat}`,
      motion: 'slide',
      beat: 0.5 * i,
    }))
  })
}

/** The own cards keep their names, so that they are seen to leave the hand. */
function thrownIds(table: Table, seat: string): string[] {
  const thrown = table.state.discards[seat] ?? null
  if (thrown === null) return []
  if (isOpenHand(thrown) && seat === nearSeat(table)) return thrown.map((card) => `card:${card}`)
  const count = typeof thrown === 'number' ? thrown : thrown.length
  return Array.from({ length: count }, (_, i) => `thrown:${seat}:${i}`)
}
