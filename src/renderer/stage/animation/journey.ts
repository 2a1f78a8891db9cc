import { Vector3 } from 'three'
import { arrive, type AnimatedPiece, type Journey } from './animated-piece'
import { type Contact, contactsOf } from './contact'
import { addDrift, driftOf } from './momentum'
import { along, alongWay, BEAT, motionOf, secondsOf, secondsOfWay, stopsOf } from './motion'
import type { Opening } from './opening'
import { copyPlace, samePlace, type Place } from '../model/transform'

/** How a piece is sent. */
export interface Sending {
  /** How many beats it waits. */
  readonly beat: number
  /** 1 is normal, 0 at once. */
  readonly speed: number
  /** Seconds at normal speed in which it glides to its place; 0 where it moves in its own way. */
  readonly glide: number
  /** The camera still comes to the table; absent where it stands. */
  readonly opening?: Opening | undefined
}

const before = new Vector3()

/** How a pack is carried: as one, low over the table. */
const CARRIED = 'slide'

/** Cards wider than this would fly like boards, however large they lie on a page. */
const WIDEST_CARD = 6

/** How wide a piece of this width is at most on its way between places of different scale, in inches. */
const widthOnWay = (w: number, from: Place, to: Place): number =>
  w > WIDEST_CARD ? w : Math.min(WIDEST_CARD, w * Math.max(from.scale, to.scale))

/** Sends a piece to a place, from wherever it is now. What a pointer holds stays in its hand. */
export function send(actor: AnimatedPiece, to: Place, sending: Sending): void {
  const { beat, speed, glide } = sending
  const { journey } = actor
  if (actor.held) {
    actor.journey = null
    return
  }
  if (journey && speed > 0 && samePlace(journey.to, to)) {
    // What is on its way to the same place goes on, sooner if it is asked to.
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

/** Of a way that begins at rest and at once. */
const AT_REST = { stops: [], wait: 0, spent: 0, told: -1, drift: null, lead: null } as const

/** Seconds until the camera stands. */
const leftOf = ({ opening }: Sending): number => opening?.seconds ?? 0

/** The way of what is carried with its pack while the camera comes to the table; null where that concerns it not. */
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

/** What only changes its glow or tint. */
function onTheSpot(from: Place, to: Place, beat: number, speed: number): Journey {
  const seconds = secondsOfWay(0.25, 0) / speed
  return { ...AT_REST, from, to, motion: 'slide', wait: (beat * BEAT) / speed, seconds }
}

/** The way of a piece in its own motion; one that is called away in its flight keeps some of its velocity. */
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

/** Brings a piece on by `dt` seconds and tells what it meets; answers whether it is still under way. */
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

/** Carries a piece with its pack while it waits. */
function lead({ place, size }: AnimatedPiece, journey: Journey, { from, seconds }: NonNullable<Journey['lead']>): void {
  along(CARRIED, from, journey.from, Math.min(1, journey.spent / seconds), place, size.w)
}

/** Brings a piece to part `t` of its way. */
function fly({ place, velocity, size }: AnimatedPiece, journey: Journey, t: number, dt: number): void {
  const { motion, from, stops, to, drift } = journey
  before.copy(place.at)
  alongWay(motion, [from, ...stops, to], t, place, widthOnWay(size.w, from, to))
  if (drift) addDrift(place, drift, t, Math.min(from.at.y, to.at.y))
  if (dt > 0) velocity.subVectors(place.at, before).divideScalar(dt)
}

/** Tells what a piece has met since it was asked last. */
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
