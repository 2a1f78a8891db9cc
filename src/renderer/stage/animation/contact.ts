import type { Piece, PieceKind } from '../model/pieces'
import { CLOSED_BOX_SIZES } from '../model/sizes'
import { copyPlace, type Place } from '../model/transform'
import { interpolatePath, type Motion } from './motion'

/** A contact: a piece has met the surface below it, has begun to slide along it, or was let go by a thumb. */
export interface Contact {
  /** The piece's id and kind. */
  readonly pieceId: string
  readonly kind: PieceKind
  readonly sort: 'land' | 'rub' | 'snap'
  /** Position on the table, in inches. */
  readonly x: number
  readonly z: number
  /** Speed of the landing or of the slide, in inches per second. */
  readonly speed: number
}

/** The properties of a movement that contacts depend on. */
export interface Flight {
  readonly motion: Motion
  /** Its start, the places where it lands in between, and its end. */
  readonly places: readonly Place[]
  readonly seconds: number
  /** Width of the piece in inches. */
  readonly size: number
}

/** Part of its way at which a thrown chip first meets the table; it hops once, then lies still. */
const TOSS_LANDING = 0.82
/** Movements shorter than this make no sound, in inches; a card lowered by less than `MIN_FALL` only slides. */
export const MIN_DISTANCE = 0.3
const MIN_FALL = 0.12
/** Longest part of a leg before a contact over which the fall is measured, and the number of points. */
const FALL_SAMPLING = { part: 0.45, points: 9 } as const

/** Whether a piece is the lid of an open box; a lid can also stand for a whole box, shut. */
const isLooseLid = ({ kind, face }: Piece): boolean => kind === 'lid' && !(face in CLOSED_BOX_SIZES)

/** Returns the contacts of one leg of a flight: the part of the leg, and the kind. */
function legContactsOf(
  piece: Piece,
  motion: Motion,
  from: Place,
  to: Place,
): readonly (readonly [part: number, sort: Contact['sort']])[] {
  if (motion === 'glide') return []
  const way = Math.hypot(to.at.x - from.at.x, to.at.z - from.at.z)
  const falls = from.at.y - to.at.y > MIN_FALL
  if (way < MIN_DISTANCE && !falls && from.down === to.down) return []
  if (motion === 'toss') {
    return [
      [TOSS_LANDING, 'land'],
      [1, 'land'],
    ]
  }
  if (isLooseLid(piece)) {
    // It rubs along the walls of its box as it is drawn off, and strikes what it is laid on.
    return [
      [0, 'rub'],
      [1, 'land'],
    ]
  }
  if (motion !== 'slide') return [[1, 'land']]
  return falls ? [[1, 'land']] : [[0, 'rub']]
}

/** Returns the fastest descent within `part` of a flight before `t`, in inches per second. */
function fallSpeedBefore(flight: Flight, t: number, part: number): number {
  const { motion, places, seconds, size } = flight
  const now = copyPlace(places[0]!)
  const step = part / (FALL_SAMPLING.points - 1)
  let previousHeight: number | null = null
  let fastest = 0
  for (let i = FALL_SAMPLING.points - 1; i >= 0; i--) {
    // At the end itself the piece is at rest, so the last sample is just before it.
    interpolatePath(motion, places, Math.min(0.9999, Math.max(0, t - i * step)), now, size)
    if (previousHeight !== null) fastest = Math.max(fastest, (previousHeight - now.at.y) / (step * seconds))
    previousHeight = now.at.y
  }
  return fastest
}

/**
 * Returns the contacts of a flight between two parts of it, in order.
 * @param after part of the flight that was reported before; below 0 if it has not begun
 * @param until part that is reported now; 1 at its end
 */
export function contactsOf(piece: Piece, flight: Flight, after: number, until: number): Contact[] {
  const { motion, places, seconds } = flight
  const legs = places.length - 1
  return places.slice(1).flatMap((to, leg) => {
    const from = places[leg]!
    return legContactsOf(piece, motion, from, to).flatMap(([part, sort], i, all): Contact[] => {
      const t = (leg + part) / legs
      if (t <= after || t > until) return []
      const at = sort === 'rub' ? from.at : to.at
      const way = Math.hypot(to.at.x - from.at.x, to.at.z - from.at.z)
      const since = Math.min(FALL_SAMPLING.part, part - (all[i - 1]?.[0] ?? 0)) / legs
      const speed = sort === 'rub' ? (way * legs) / seconds : fallSpeedBefore(flight, t, since)
      return [{ pieceId: piece.id, kind: piece.kind, sort, x: at.x, z: at.z, speed }]
    })
  })
}
