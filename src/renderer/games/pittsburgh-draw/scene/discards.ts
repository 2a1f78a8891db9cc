import type { Piece } from '../../../stage/pieces'
import { isOpenHand, nearSeat, seatsOf } from '../../layout/eye'
import { rowPoses } from '../../layout/rows'
import { trickSpots } from '../../layout/trick'
import type { SceneContext } from '../../types'
import type { Table } from '../table'

/** How much further out than the cards of a trick they lie, so that rows of five keep apart. */
const apart = (seats: number): number => (seats > 6 ? 1.1 : seats > 4 ? 1.3 : 1.5)

/** Where each seat throws its cards. */
export function discardSpots(table: Table, portrait: boolean): Map<string, { x: number; z: number; turn: number }> {
  const far = apart(table.seats)
  const spots = [...trickSpots(table, portrait)]
  return new Map(spots.map(([seat, { x, z, turn }]) => [seat, { x: x * far, z: z * far, turn }]))
}

/** From one thrown card to the next: so far that they can be counted, less where many sit close. */
const pitch = (seats: number): number => (seats > 6 ? 0.36 : 0.62)

/** What every seat threw away, face down before it, so that all see how many cards it asked for. */
export function discards(table: Table, { portrait }: SceneContext): Piece[] {
  const spots = discardSpots(table, portrait)
  return seatsOf(table).flatMap((seat) => {
    const ids = thrownIds(table, seat)
    const spot = spots.get(seat)
    if (spot === undefined) return []
    const poses = rowPoses({ x: spot.x, z: spot.z, facing: spot.turn, pitch: pitch(table.seats), width: 2.6 }, ids)
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
