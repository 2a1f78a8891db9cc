import type { Piece, PieceKind } from '../model/pieces'
import { copyPlace, type Place } from '../model/transform'
import { alongWay, type Motion } from './motion'

/** A piece has met what lies below it, or has begun to rub along it. */
export interface Contact {
  /** The piece's id and kind. */
  readonly piece: string
  readonly kind: PieceKind
  readonly sort: 'land' | 'rub'
  /** Where on the table, in inches. */
  readonly x: number
  readonly z: number
  /** How fast it came down, or rubs along, in inches a second. */
  readonly speed: number
}

/** Of a movement, as far as contacts depend on it. */
export interface Flight {
  readonly motion: Motion
  /** Where it begins, where it comes down between, and where it ends. */
  readonly places: readonly Place[]
  readonly seconds: number
  /** Width of the piece in inches. */
  readonly size: number
}

/** When a thrown chip meets the table for the first time, as a part of its way; it hops once and lies. */
const TOSS_LANDS = 0.82
/** Shorter ways than this make no sound, in inches; and a card let down from less than that only rubs. */
const LEAST_WAY = 0.3
const LEAST_FALL = 0.12
/** Over which part of a leg before the contact the fall is measured at most, and at how many points. */
const FALL = { part: 0.45, points: 9 } as const

/** When a leg of a flight meets something: part of the leg, and how. */
function touchesOf(
  motion: Motion,
  from: Place,
  to: Place,
): readonly (readonly [part: number, sort: Contact['sort']])[] {
  if (motion === 'glide') return []
  const way = Math.hypot(to.at.x - from.at.x, to.at.z - from.at.z)
  const falls = from.at.y - to.at.y > LEAST_FALL
  if (way < LEAST_WAY && !falls && from.down === to.down) return []
  if (motion === 'toss') {
    return [
      [TOSS_LANDS, 'land'],
      [1, 'land'],
    ]
  }
  if (motion !== 'slide') return [[1, 'land']]
  return falls ? [[1, 'land']] : [[0, 'rub']]
}

/** The fastest that a piece comes down within `part` of its flight before `t`, in inches a second. */
function fallBefore(flight: Flight, t: number, part: number): number {
  const { motion, places, seconds, size } = flight
  // In range: a flight has places.
  const now = copyPlace(places[0]!)
  const step = part / (FALL.points - 1)
  let above: number | null = null
  let fastest = 0
  for (let i = FALL.points - 1; i >= 0; i--) {
    // At the end itself all is still; the moment before it is meant.
    alongWay(motion, places, Math.min(0.9999, Math.max(0, t - i * step)), now, size)
    if (above !== null) fastest = Math.max(fastest, (above - now.at.y) / (step * seconds))
    above = now.at.y
  }
  return fastest
}

/**
 * The contacts of a flight between two parts of it, in their order.
 * @param after part of the flight that was told already, below 0 where it has not begun
 * @param until part that is told now, 1 at its end
 */
export function contactsOf(piece: Piece, flight: Flight, after: number, until: number): Contact[] {
  const { motion, places, seconds } = flight
  const legs = places.length - 1
  return places.slice(1).flatMap((to, leg) => {
    // In range: the place before that one.
    const from = places[leg]!
    return touchesOf(motion, from, to).flatMap(([part, sort], i, all): Contact[] => {
      const t = (leg + part) / legs
      if (t <= after || t > until) return []
      const at = sort === 'rub' ? from.at : to.at
      const way = Math.hypot(to.at.x - from.at.x, to.at.z - from.at.z)
      const since = Math.min(FALL.part, part - (all[i - 1]?.[0] ?? 0)) / legs
      const speed = sort === 'rub' ? (way * legs) / seconds : fallBefore(flight, t, since)
      return [{ piece: piece.id, kind: piece.kind, sort, x: at.x, z: at.z, speed }]
    })
  })
}
