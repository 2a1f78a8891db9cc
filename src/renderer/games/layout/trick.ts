import { namedZone } from '../../stage/model/touch-names'
import { entryAt, type GameView } from '../../../rules/kit'
import type { Piece } from '../../stage/model/pieces'
import { nearSeat, opponentsOf } from './eye'
import { placeOutline } from './outlines'
import type { PageShape } from '../../framing/table-layout'
import { laidPose } from './places'

/** A card of a trick and the seat that played it. */
interface TrickCard {
  readonly seat: string
  readonly card: string
}

/** The appearance of a game's tricks. */
interface TrickLook {
  /** Returns the picture of a card's face: `49/17`. */
  face(card: string): string
  /** Picture of the cards' backs. */
  readonly back: string
  /** Returns the strength of a card's glow, from 0 to 1. */
  glow?(laid: TrickCard): number
}

/** Height of each card of a trick above the one before, since they may overlap, in inches. */
const RISE = 0.016
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

/** Returns the directions of the seats, in radians. On a tall page all have the same distance from each other. */
function directions(seen: GameView, page: PageShape): Map<string, number> {
  const others = opponentsOf(seen)
  const directionOf = (i: number) =>
    page === 'tall' ? (-360 * (i + 1)) / (others.length + 1) : entryAt(entryAt(WIDE_DIRECTIONS, others.length), i)
  return new Map([
    [nearSeat(seen), 0],
    ...others.map((seat, i): [string, number] => [seat, (directionOf(i) * Math.PI) / 180]),
  ])
}

/** Returns the distances of a trick's cards from the centre, sideways and in depth, in inches. */
export function trickRadii(seats: number): readonly [wide: number, deep: number] {
  return seats > 6 ? [4.7, 4.1] : seats > 4 ? [3.6, 3.1] : [2.5, 2.3]
}

/** Returns the place of each seat's card: in front of the seat, on a ring that leaves the centre free. */
export function trickSpots(
  seen: GameView,
  page: PageShape,
): Map<string, { readonly x: number; readonly z: number; readonly turn: number }> {
  const [wide, deep] = trickRadii(seen.seats)
  const spots = new Map<string, { x: number; z: number; turn: number }>()
  for (const [seat, angle] of directions(seen, page)) {
    spots.set(seat, {
      x: Math.sin(angle) * wide,
      z: Math.cos(angle) * deep,
      turn: Math.sin(angle) * 3 * TURN_TOWARDS_SEAT,
    })
  }
  return spots
}

/**
 * Returns the cards of a trick at the centre, each in front of its seat and turned slightly towards it, in the zone
 * `trick`, and the outlines of the places where others will lie.
 */
export function trick(seen: GameView, page: PageShape, cards: readonly TrickCard[], look: TrickLook): Piece[] {
  const spots = trickSpots(seen, page)
  const laidSeats = new Set(cards.map(({ seat }) => seat))
  const empty = seen.over ? [] : [...spots].filter(([seat]) => !laidSeats.has(seat))
  const outlines = empty.map(([seat, at]) => placeOutline(`trick:${seat}`, look.back, at))
  const laidCards = cards.map((laid, i): Piece => {
    const id = `card:${laid.card}`
    const { x, z, turn } = spots.get(laid.seat) ?? { x: 0, z: 0, turn: 0 }
    return {
      id,
      kind: 'card',
      face: look.face(laid.card),
      pose: laidPose(id, { x, y: 0.004 + i * RISE, z, turn }, 1.6),
      zone: 'trick',
      from: namedZone('hand', laid.seat),
      motion: 'lay',
      glow: look.glow?.(laid) ?? 0,
    }
  })
  return [...outlines, ...laidCards]
}
