import { namedZone } from '../../../stage/model/touch-names'
import type { Piece } from '../../../stage/model/pieces'
import { isOpenHand, nearSeat, seatsOf } from '../../layout/eye'
import { rowPoses } from '../../layout/places'
import { trickRadii, trickSpots } from '../../layout/trick'
import type { SceneContext } from '../../types'
import type { Table } from '../table'
import { discardDistanceFactor } from './discard-distance'
import { entryAt } from '../../../../rules/kit'

/** Largest distance of a row's centre to the side on a tall page, in inches. */
const MAX_SIDE_DISTANCE = 4

/** Returns the place of each seat's discards. */
export function discardSpots(
  table: Table,
  { portrait, page }: SceneContext,
): Map<string, { x: number; z: number; turn: number }> {
  const far = discardDistanceFactor(table.seats)
  const aside = page === 'tall' ? Math.min(far, MAX_SIDE_DISTANCE / trickRadii(table.seats)[0]) : far
  const spots = [...trickSpots(table, portrait)]
  return new Map(spots.map(([seat, { x, z, turn }]) => [seat, { x: x * aside, z: z * far, turn }]))
}

/** Returns the spacing of discards, in inches: wide enough to count them, less if many seats sit close together. */
const pitch = (seats: number): number => (seats > 6 ? 0.36 : 0.62)

/** Returns every seat's discards, face down in front of it, so that everybody sees how many cards it exchanges. */
export function discards(table: Table, context: SceneContext): Piece[] {
  const spots = discardSpots(table, context)
  return seatsOf(table).flatMap((seat) => {
    const ids = discardIds(table, seat)
    const spot = spots.get(seat)
    if (spot === undefined) return []
    const poses = rowPoses({ x: spot.x, z: spot.z, facing: spot.turn, pitch: pitch(table.seats), width: 2.6 }, ids)
    return ids.map((id, i): Piece => ({
      id,
      kind: 'card',
      face: '49/back',
      pose: entryAt(poses, i),
      down: true,
      zone: namedZone('discards', seat),
      from: namedZone('hand', seat),
      motion: 'slide',
      beat: 0.5 * i,
    }))
  })
}

/** Returns the ids of a seat's discards. The viewer's own cards keep their ids, so that they visibly leave the hand. */
function discardIds(table: Table, seat: string): string[] {
  const thrown = table.state.discards[seat] ?? null
  if (thrown === null) return []
  if (isOpenHand(thrown) && seat === nearSeat(table)) return thrown.map((card) => `card:${card}`)
  const count = typeof thrown === 'number' ? thrown : thrown.length
  return Array.from({ length: count }, (_, i) => `thrown:${seat}:${i}`)
}
