import { Vector3 } from 'three'
import { arrive, type AnimatedPiece, type Journey, type Lead } from './animated-piece'
import { type Contact, contactsOf, MIN_DISTANCE, type Flight } from './contact'
import { BEAT_SECONDS } from '../options'
import { interpolateMotion, interpolatePath, motionOf, secondsOf, secondsOfPath, stopsOf } from './motion'
import type { Opening } from './opening'
import type { Piece } from '../model/pieces'
import { reportRiffle, riffleCard } from './riffle'
import { copyPlace, isSamePlace, placeOf, setPlace, type Place } from '../model/transform'

/** Part of a flight over which its initial velocity is measured. */
const MEASURED_PART = 0.002

/**
 * Returns the weight of the drift at part `t`: t (1 - t)² has slope 1 at the start and its peak of 4/27 at a third of
 * the way.
 */
const driftWeight = (t: number): number => t * (1 - t) ** 2

/** How a piece is moved. */
export interface SendOptions {
  /** Delay in beats. */
  readonly beat: number
  /** 1 is normal, 0 at once. */
  readonly speed: number
  /** Duration of a glide in seconds at normal speed; 0 if the piece moves in its own way. */
  readonly glide: number
  /** Set while the camera is still moving to the table. */
  readonly opening?: Opening | undefined
}

const previousPosition = new Vector3()
const NO_VELOCITY: Readonly<Vector3> = new Vector3()

/** Motion of a pack: as a whole, low over the table. */
const PACK_MOTION = 'slide'

/** Largest width of an enlarged card during its flight, in inches; wider pieces are moved like boards. */
const MAX_CARD_WIDTH = 6

/** Returns the largest width of a piece on its way between places of different scale, in inches. */
const widthOnWay = (w: number, from: Place, to: Place): number =>
  w > MAX_CARD_WIDTH ? w : Math.min(MAX_CARD_WIDTH, w * Math.max(from.scale, to.scale))

/** Starts the movement of a piece from its current place. A piece that a pointer holds is left where it is. */
export function send(actor: AnimatedPiece, to: Place, options: SendOptions): void {
  const { beat, speed, glide } = options
  const { journey } = actor
  if (actor.isHeld) {
    actor.journey = null
    return
  }
  if (journey && speed > 0 && isSamePlace(journey.to, to)) {
    // A piece already on its way to this place continues, and starts earlier if that is asked for.
    const wait = leadEndOf(journey, options) + (beat * BEAT_SECONDS) / speed
    actor.journey = { ...journey, to, wait: Math.min(journey.wait, wait) }
    return
  }
  const from = copyPlace(actor.place)
  const isInPlace = isSamePlace(from, to)
  if (speed > 0 && glide > 0 && !isInPlace) {
    const seconds = glide / speed
    actor.journey = { ...AT_REST, from, to, motion: 'glide', seconds }
    return
  }
  if (speed > 0 && (!isInPlace || options.opening?.riffledCardOf(actor.piece))) {
    actor.journey = journeyWithPack(actor, to, options) ?? journeyOf(actor, from, to, beat, speed)
  } else if (speed <= 0 || (from.glow === to.glow && from.tint === to.tint)) arrive(actor, to)
  else actor.journey = journeyInPlace(from, to, beat, speed)
}

/** Duration in seconds of a movement that is over with its delay. */
const MOMENT = 0.001

/** Properties of a movement that begins at rest and without delay. */
const AT_REST = { stops: [], wait: 0, elapsed: 0, reportedUntil: -1, drift: null, lead: null } as const

/** Returns the time, in seconds since its beginning, at which a movement's own part can begin. */
function leadEndOf({ elapsed, lead }: Journey, { opening }: SendOptions): number {
  if (lead === null) return elapsed
  // A riffle that has begun is not cut short when the list is shown again.
  const riffleEnd = lead.riffle === null ? 0 : lead.seconds + lead.riffle.seconds
  return Math.max(riffleEnd, elapsed + (opening?.arrivalSeconds ?? 0))
}

/**
 * Returns the movement of a piece that belongs to a pack or is dealt from one while the pack is carried to its place,
 * gathered or riffled; null for all others.
 */
function journeyWithPack(actor: AnimatedPiece, to: Place, { beat, speed, opening }: SendOptions): Journey | null {
  if (opening === undefined) return null
  const { piece } = actor
  const from = copyPlace(actor.place)
  const { arrivalSeconds, riffleSeconds } = opening
  const card = opening.riffledCardOf(piece)
  const lead: Lead = { from, seconds: arrivalSeconds, riffle: card && { card, seconds: riffleSeconds } }
  if (opening.isPack(piece)) {
    if (card === null) return { ...AT_REST, from, to, motion: PACK_MOTION, seconds: arrivalSeconds }
    return {
      ...AT_REST,
      from: to,
      to,
      motion: PACK_MOTION,
      wait: arrivalSeconds + riffleSeconds,
      seconds: MOMENT,
      lead,
    }
  }
  const waitingPlace = opening.waitingPlaceOf(piece, from)
  if (waitingPlace === null) return null
  const way = journeyOf({ ...actor, velocity: NO_VELOCITY }, waitingPlace, to, beat, speed)
  return { ...way, wait: arrivalSeconds + riffleSeconds + way.wait, lead }
}

/** Returns the transition of a piece that changes only its glow or tint. */
function journeyInPlace(from: Place, to: Place, beat: number, speed: number): Journey {
  const seconds = secondsOfPath(0.25, 0) / speed
  return { ...AT_REST, from, to, motion: 'slide', wait: (beat * BEAT_SECONDS) / speed, seconds }
}

/**
 * Returns the movement of a piece in its own motion; a piece that is diverted in its flight or let go by a hand that
 * moves keeps its velocity at first.
 */
function journeyOf(actor: AnimatedPiece, from: Place, to: Place, beat: number, speed: number): Journey {
  const motion = motionOf(actor.piece, from, to)
  const stops = stopsOf(actor.piece, from, to)
  const leg = secondsOf(actor.piece, motion, from, stops[0] ?? to)
  const seconds = secondsOfPath(leg, stops.length) / speed
  const isMoving = beat === 0 && actor.velocity.lengthSq() > 0
  const flight = { motion, places: [from, ...stops, to], seconds, size: widthOnWay(actor.size.w, from, to) }
  const drift = isMoving ? driftOf(actor.velocity, flight) : null
  return { ...AT_REST, from, to, stops, motion, wait: (beat * BEAT_SECONDS) / speed, seconds, drift }
}

/** Advances a piece by `dt` seconds and reports its contacts; returns whether it is still moving. */
export function advanceJourney(
  actor: AnimatedPiece,
  journey: Journey,
  dt: number,
  contact?: (contact: Contact) => void,
): boolean {
  journey.elapsed += dt
  const t = (journey.elapsed - journey.wait) / journey.seconds
  if (t <= 0) {
    if (journey.lead !== null) moveWithPack(actor, journey, journey.lead, dt, contact)
    return true
  }
  reportContacts(actor, journey, Math.min(1, t), contact)
  if (t >= 1) {
    arrive(actor, journey.to)
    return false
  }
  moveAlong(actor, journey, t, dt)
  return true
}

const packPlace = placeOf({ id: '', kind: 'card', face: '', pose: { x: 0, y: 0, z: 0 } })

/** Moves a piece with its pack during its delay, and reports what is heard of a riffle. */
function moveWithPack(
  { piece, place, size }: AnimatedPiece,
  journey: Journey,
  lead: Lead,
  dt: number,
  contact?: (contact: Contact) => void,
): void {
  const { from, seconds, riffle } = lead
  const sinceArrival = journey.elapsed - seconds
  if (riffle !== null) riffleCard(riffle.card, journey.from, Math.max(0, sinceArrival) / riffle.seconds, packPlace)
  else setPlace(packPlace, journey.from)
  // A card that lies open is turned over on its way to the pack.
  const motion = from.down === packPlace.down ? PACK_MOTION : 'flip'
  interpolateMotion(motion, from, packPlace, Math.min(1, journey.elapsed / seconds), place, size.w)
  if (riffle === null || contact === undefined) return
  if (sinceArrival < dt) reportCarry(piece, journey, lead, dt, contact)
  reportRiffle(
    piece,
    riffle.card,
    journey.from,
    (sinceArrival - dt) / riffle.seconds,
    sinceArrival / riffle.seconds,
    contact,
  )
}

/** Reports that a piece is pushed to its pack, or has been laid on it; a piece that was there already is silent. */
function reportCarry(
  { id: pieceId, kind }: Piece,
  { from: to, elapsed }: Journey,
  { from, seconds }: Lead,
  dt: number,
  contact: (contact: Contact) => void,
): void {
  const distance = Math.hypot(to.at.x - from.at.x, to.at.z - from.at.z)
  if (distance < MIN_DISTANCE) return
  const speed = distance / seconds
  const isTurned = from.down !== to.down
  if (!isTurned && elapsed <= dt) contact({ pieceId, kind, sort: 'rub', x: from.at.x, z: from.at.z, speed })
  if (isTurned && elapsed >= seconds) contact({ pieceId, kind, sort: 'land', x: to.at.x, z: to.at.z, speed })
}

/** Puts a piece at part `t` of its way. */
function moveAlong({ place, velocity, size }: AnimatedPiece, journey: Journey, t: number, dt: number): void {
  const { motion, from, stops, to, drift } = journey
  previousPosition.copy(place.at)
  interpolatePath(motion, [from, ...stops, to], t, place, widthOnWay(size.w, from, to))
  if (drift) addDrift(place, drift, t, Math.min(from.at.y, to.at.y))
  if (dt > 0) velocity.subVectors(place.at, previousPosition).divideScalar(dt)
}

/** Reports the contacts of a piece since the previous call. */
function reportContacts(
  { piece, size }: AnimatedPiece,
  journey: Journey,
  t: number,
  contact?: (contact: Contact) => void,
): void {
  if (contact) {
    const { motion, from, stops, to, seconds, reportedUntil } = journey
    const flight = { motion, places: [from, ...stops, to], seconds, size: widthOnWay(size.w, from, to) }
    for (const each of contactsOf(piece, flight, reportedUntil, t)) contact(each)
  }
  journey.reportedUntil = t
}

/**
 * Returns the drift that a flight needs so that the piece starts with its previous velocity, in inches per whole
 * flight.
 * @param velocity velocity of the piece when it is diverted, in inches per second
 */
function driftOf(velocity: Vector3, flight: Flight): Vector3 {
  const { motion, places, seconds, size } = flight
  const start = places[0]!
  const now = copyPlace(start)
  interpolatePath(motion, places, MEASURED_PART, now, size)
  const ownVelocity = now.at.sub(start.at).divideScalar(MEASURED_PART)
  return velocity.clone().multiplyScalar(seconds).sub(ownVelocity)
}

/**
 * Adds the drift at part `t` of a flight; it is zero at the beginning and the end. It never moves a piece below
 * `lowest`.
 */
function addDrift(place: Place, drift: Vector3, t: number, lowest: number): void {
  const floor = Math.min(place.at.y, lowest)
  place.at.addScaledVector(drift, driftWeight(t))
  place.at.y = Math.max(floor, place.at.y)
}
