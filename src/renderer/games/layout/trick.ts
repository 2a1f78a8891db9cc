import { namedZone } from '../../stage/model/names'
import { entryAt, type Seen } from '../../../rules/kit'
import type { Piece } from '../../stage/model/pieces'
import { nearSeat, opponentsOf } from './eye'
import { placesAround, laidPose } from './places'

/** A card of a trick and who laid it. */
export interface TrickCard {
  readonly seat: string
  readonly card: string
}

/** How a game's tricks look. */
export interface TrickLook {
  /** Picture of a card's face: `49/17`. */
  face(card: string): string
  /** How strongly a card glows. */
  glow?(laid: TrickCard): number
}

/** How much higher each card of a trick lies than the one before: they may overlap a little. */
const RISE = 0.016
/** How far a card is turned towards whoever laid it, as part of where that seat looks from. */
const TOWARDS = 0.11

/** The direction in which a seat sits, from the middle of the table: an angle, 0 near, growing against the clock. */
function directions(seen: Seen, portrait: boolean): Map<string, number> {
  const others = opponentsOf(seen)
  const places = placesAround(others.length, portrait)
  const angles = others.map((seat, i): [string, number] => {
    if (portrait) return [seat, (-2 * Math.PI * (i + 1)) / (others.length + 1)]
    const { x, z } = entryAt(places, i).hand
    return [seat, Math.atan2(x, z)]
  })
  return new Map([[nearSeat(seen), 0], ...angles])
}

/** How far the cards of a trick lie from the middle, to the sides and in depth. */
export function trickRing(seats: number): readonly [wide: number, deep: number] {
  return seats > 6 ? [4.7, 4.1] : seats > 4 ? [3.6, 3.1] : [2.5, 2.3]
}

/** Where the card of each seat lies: before it, at the edge of a ring that leaves the middle free. */
export function trickSpots(
  seen: Seen,
  portrait: boolean,
): Map<string, { readonly x: number; readonly z: number; readonly turn: number }> {
  const [wide, deep] = trickRing(seen.seats)
  const spots = new Map<string, { x: number; z: number; turn: number }>()
  for (const [seat, angle] of directions(seen, portrait)) {
    spots.set(seat, { x: Math.sin(angle) * wide, z: Math.cos(angle) * deep, turn: Math.sin(angle) * 3 * TOWARDS })
  }
  return spots
}

/** The cards of a trick in the middle, each before its seat and turned a little towards it, in the zone `trick`. */
export function trick(seen: Seen, portrait: boolean, cards: readonly TrickCard[], look: TrickLook): Piece[] {
  const spots = trickSpots(seen, portrait)
  return cards.map((laid, i) => {
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
}
