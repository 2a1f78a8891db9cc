import { Vector3 } from 'three'
import { arrive, type AnimatedPiece, type Journey } from './animated-piece'
import { type Contact, contactsOf } from './contact'
import { addDrift, driftOf } from './momentum'
import { along, alongWay, BEAT, motionOf, secondsOf, secondsOfWay, stopsOf } from './motion'
import type { Opening } from './opening'
import { copyPlace, samePlace, type Place } from '../model/transform'

/** How a piece is moved. */
export interface Sending {
  /** Delay in beats. */
  readonly beat: number
  /** 1 is normal, 0 at once. */
  readonly speed: number
  /** Duration of a glide in seconds at normal speed; 0 if the piece moves in its own way. */
  readonly glide: number
  /** Set while the camera is still moving to the table. */
  readonly opening?: Opening | undefined
}

const before = new Vector3()

/** Motion of a pack: as a whole, low over the table. */
const CARRIED = 'slide'

/** Largest width of an enlarged card during its flight, in inches; wider pieces are moved like boards. */
const WIDEST_CARD = 6

/** Returns the largest width of a piece on its way between places of different scale, in inches. */
const widthOnWay = (w: number, from: Place, to: Place): number =>
  w > WIDEST_CARD ? w : Math.min(WIDEST_CARD, w * Math.max(from.scale, to.scale))

/** Starts the movement of a piece from its current place. A piece that a pointer holds is left where it is. */
export function send(actor: AnimatedPiece, to: Place, sending: Sending): void {
  const { beat, speed, glide } = sending
  const { journey } = actor
  if (actor.held) {
    actor.journey = null
    return
  }
  if (journey && speed > 0 && samePlace(journey.to, to)) {
    // A piece already on its way to this place continues, and starts earlier if that is asked for.
    const wait = journey.spent + (journey.lead === null ? 0 : leftOf(sending)) + (beat * BEAT) / speed
    actor.journey = { ...journey, to, wait: Math.min(journey.wait, wait) }
    return
  }
  const from = copyPlace(actor.place)
  const still = samePlace(from, to)
  if (speed > 0 && glide > 0 && !still) {
    const seconds = glide / speed
    actor.journey = { ...AT_REST, from, to, motion: 'glide', seconds }
    return
  }
  if (speed <= 0 || (still && from.glow === to.glow && from.tint === to.tint)) arrive(actor, to)
  else
    actor.journey = still
      ? onTheSpot(from, to, beat, speed)
      : (ledWay(actor, to, sending) ?? wayOf(actor, from, to, beat, speed))
}

/** Properties of a movement that begins at rest and without delay. */
const AT_REST = { stops: [], wait: 0, spent: 0, told: -1, drift: null, lead: null } as const

/** Returns the seconds until the camera has arrived. */
const leftOf = ({ opening }: Sending): number => opening?.seconds ?? 0

/**
 * Returns the movement of a piece that belongs to a pack or is dealt from one while the camera is moving to the table;
 * null for all others.
 */
function ledWay(actor: AnimatedPiece, to: Place, { beat, speed, opening }: Sending): Journey | null {
  if (opening === undefined) return null
  const { piece } = actor
  const from = copyPlace(actor.place)
  const { seconds } = opening
  if (opening.isPack(piece)) return { ...AT_REST, from, to, motion: CARRIED, seconds }
  const waits = opening.waits(piece, from)
  if (waits === null) return null
  const way = wayOf({ ...actor, journey: null }, waits, to, beat, speed)
  return { ...way, wait: seconds + way.wait, lead: { from, seconds } }
}

/** Returns the transition of a piece that changes only its glow or tint. */
function onTheSpot(from: Place, to: Place, beat: number, speed: number): Journey {
  const seconds = secondsOfWay(0.25, 0) / speed
  return { ...AT_REST, from, to, motion: 'slide', wait: (beat * BEAT) / speed, seconds }
}

/**
 * Returns the movement of a piece in its own motion; a piece that is diverted in its flight keeps some of its velocity.
 */
function wayOf(actor: AnimatedPiece, from: Place, to: Place, beat: number, speed: number): Journey {
  const motion = motionOf(actor.piece, from, to)
  const stops = stopsOf(actor.piece, from, to)
  const leg = secondsOf(actor.piece, motion, from, stops[0] ?? to)
  const seconds = secondsOfWay(leg, stops.length) / speed
  const flies = beat === 0 && actor.journey !== null && actor.velocity.lengthSq() > 0
  const flight = { motion, places: [from, ...stops, to], seconds, size: widthOnWay(actor.size.w, from, to) }
  const drift = flies ? driftOf(actor.velocity, flight) : null
  return { ...AT_REST, from, to, stops, motion, wait: (beat * BEAT) / speed, seconds, drift }
}

/** Advances a piece by `dt` seconds and reports its contacts; returns whether it is still moving. */
export function travel(
  actor: AnimatedPiece,
  journey: Journey,
  dt: number,
  contact?: (contact: Contact) => void,
): boolean {
  journey.spent += dt
  const t = (journey.spent - journey.wait) / journey.seconds
  if (t <= 0) {
    if (journey.lead !== null) lead(actor, journey, journey.lead)
    return true
  }
  tellContacts(actor, journey, Math.min(1, t), contact)
  if (t >= 1) {
    arrive(actor, journey.to)
    return false
  }
  fly(actor, journey, t, dt)
  return true
}

/** Moves a piece with its pack during its delay. */
function lead({ place, size }: AnimatedPiece, journey: Journey, { from, seconds }: NonNullable<Journey['lead']>): void {
  along(CARRIED, from, journey.from, Math.min(1, journey.spent / seconds), place, size.w)
}

/** Puts a piece at part `t` of its way. */
function fly({ place, velocity, size }: AnimatedPiece, journey: Journey, t: number, dt: number): void {
  const { motion, from, stops, to, drift } = journey
  before.copy(place.at)
  alongWay(motion, [from, ...stops, to], t, place, widthOnWay(size.w, from, to))
  if (drift) addDrift(place, drift, t, Math.min(from.at.y, to.at.y))
  if (dt > 0) velocity.subVectors(place.at, before).divideScalar(dt)
}

/** Reports the contacts of a piece since the previous call. */
function tellContacts(
  { piece, size }: AnimatedPiece,
  journey: Journey,
  t: number,
  contact?: (contact: Contact) => void,
): void {
  if (contact) {
    const { motion, from, stops, to, seconds, told } = journey
    const flight = { motion, places: [from, ...stops, to], seconds, size: widthOnWay(size.w, from, to) }
    for (const each of contactsOf(piece, flight, told, t)) contact(each)
  }
  journey.told = t
}
