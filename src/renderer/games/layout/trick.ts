import type { Pose } from '../../stage/model/pieces'
import { entryAt, type GameView } from '../../../rules/kit'
import { nearSeat, opponentsOf } from './eye'
import type { PageShape } from '../../framing/table-layout'

/** Part of a seat's direction by which its card is turned towards the seat. */
const TURN_TOWARDS_SEAT = 0.11

/**
 * Directions of the other seats from the centre of the table on a page where they sit at three sides, by their number,
 * in degrees: 0 is near, and they grow anticlockwise.
 */
const WIDE_DIRECTIONS: readonly (readonly number[])[] = [
  [],
  [180],
  [-80.4, 101.7],
  [-80.4, 180, 101.7],
  [-80.4, -159.3, 159.3, 101.7],
  [-80.4, -152.2, 178.9, 150.5, 101.7],
  [-79.3, -111.6, -161.2, 159.3, 111.6, 79.3],
  [-79.3, -111.6, -152.2, 178.9, 150.5, 111.6, 79.3],
]

/** Returns the distances of a trick's cards from the centre, sideways and in depth, in inches. */
export function trickRadii(seats: number): readonly [wide: number, deep: number] {
  return seats > 6 ? [4.7, 4.1] : seats > 4 ? [3.6, 3.1] : [2.5, 2.3]
}

/** The place of a seat's card. */
type TrickSpot = Required<Pick<Pose, 'x' | 'z' | 'turn'>>

/** Returns the place of each seat's card: in front of the seat, on a ring that leaves the centre free. */
export function trickSpots(seen: GameView, page: PageShape): Map<string, TrickSpot> {
  const [wide, deep] = trickRadii(seen.seats)
  const others = opponentsOf(seen)
  // On a tall page all have the same distance from each other.
  const degrees = (i: number) =>
    page === 'tall' ? (-360 * (i + 1)) / (others.length + 1) : entryAt(entryAt(WIDE_DIRECTIONS, others.length), i)
  const angles = [0, ...others.map((_, i) => (degrees(i) * Math.PI) / 180)]
  return new Map(
    [nearSeat(seen), ...others].map((seat, i) => {
      const [aside, near] = [Math.sin(entryAt(angles, i)), Math.cos(entryAt(angles, i))]
      return [seat, { x: aside * wide, z: near * deep, turn: aside * 3 * TURN_TOWARDS_SEAT }]
    }),
  )
}
