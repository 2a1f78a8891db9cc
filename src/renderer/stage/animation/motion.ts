import { MathUtils, Quaternion, Vector3 } from 'three'
import type { Piece } from '../model/pieces'
import { copyPlace, mixPlace, setPlace, type Place } from '../model/transform'

/**
 * The motions of pieces. `hop` is that of a man that is laid: up in one arc and down with a click. Pieces on a page
 * whose window changes `glide`, as evenly as the camera.
 */
export type Motion = NonNullable<Piece['motion']> | 'hop' | 'glide'

const { clamp, smoothstep, smootherstep } = MathUtils

/** Easing of a hand: starts quickly and slows down gently. */
export const easeHand = (t: number) => {
  const s = smoothstep(t, 0, 1)
  return s + (1 - (1 - t) ** 3 - s) * 0.55
}

const easeInOut = (t: number) => smootherstep(t, 0, 1)

/**
 * Returns the motion of a piece, with a default if its scene names none. What turns over is lifted: it has no room on
 * the table.
 */
export function motionOf(piece: Piece, from: Place, to: Place): Motion {
  if (piece.kind === 'man') return manMotion(piece, from, to)
  const isTurned = from.down !== to.down
  if (piece.motion && !(isTurned && piece.motion === 'slide')) return piece.motion
  if (isTurned) return 'flip'
  if (piece.kind === 'chip') return 'toss'
  const distance = Math.hypot(to.at.x - from.at.x, to.at.z - from.at.z)
  return distance > 1.2 || piece.kind === 'lid' || piece.kind === 'board' ? 'lay' : 'slide'
}

/**
 * Largest distance in inches over which a man without a motion of its own is pushed rather than lifted; a diagonal step
 * is 2.83.
 */
const MAX_PUSH_DISTANCE = 3.2

function manMotion({ motion }: Piece, from: Place, to: Place): Motion {
  if (motion === 'lay') return 'hop'
  if (motion) return motion
  const distance = Math.hypot(to.at.x - from.at.x, to.at.z - from.at.z)
  return distance > MAX_PUSH_DISTANCE || Math.abs(to.at.y - from.at.y) > 0.2 ? 'hop' : 'slide'
}

/** Returns the duration of a movement in seconds at normal speed, longer for great distances and big pieces. */
export function secondsOf(piece: Piece, motion: Motion, from: Place, to: Place): number {
  const distance = from.at.distanceTo(to.at)
  if (piece.kind === 'board' || piece.kind === 'lid' || piece.kind === 'tray') {
    return clamp(0.7 + distance * 0.025 + Math.abs(from.fold - to.fold) * 0.5, 0.5, 1.7)
  }
  const base = { slide: 0.26, lay: 0.42, flip: 0.46, toss: 0.4, hop: 0.32, glide: 0.5 }[motion]
  return clamp(base + distance * 0.017, 0.2, 0.95)
}

const tiltAxis = new Vector3()
const scratchRotation = new Quaternion()
const up = new Vector3(0, 1, 0)

/**
 * Sets `into` to a piece's place at part `t` (0 to 1) of a movement; at 1 it is exactly `to`.
 * @param size width of the piece in inches: bigger pieces are lifted higher
 */
export function interpolateMotion(motion: Motion, from: Place, to: Place, t: number, into: Place, size = 2): void {
  if (t >= 1) {
    setPlace(into, to)
    return
  }
  const s = motion === 'toss' || motion === 'hop' ? t : size > 6 || motion === 'glide' ? easeInOut(t) : easeHand(t)
  mixPlace(into, from, to, s)
  into.at.lerpVectors(from.at, to.at, s)
  const distance = Math.hypot(to.at.x - from.at.x, to.at.z - from.at.z)
  into.down = from.down + (to.down - from.down) * flipPart(motion, t)
  if (motion === 'glide') return
  if (motion === 'slide') return slide(from, to, t, into)
  if (motion === 'toss') return toss(from, to, t, distance, into)
  if (motion === 'hop') return hop(from, to, t, distance, into)
  lift(from, to, t, distance, into, size)
}

/** Returns the part of the turning over that is done; it happens in the middle of the way. */
function flipPart(motion: Motion, t: number): number {
  return motion === 'flip' ? easeInOut((t - 0.12) / 0.7) : easeInOut((t - 0.05) / 0.75)
}

/**
 * Sets the height of a sliding piece: it rises early and sinks late, so that it does not pass through the pieces below.
 */
function slide(from: Place, to: Place, t: number, into: Place): void {
  const rise = to.at.y - from.at.y
  const part = rise > 0 ? easeInOut(t / 0.5) : easeInOut((t - 0.5) / 0.5)
  into.at.y = from.at.y + rise * part
}

/** Lifts a piece quickly, carries it and lowers it; it tilts, so that the leading edge touches first. */
function lift(from: Place, to: Place, t: number, distance: number, into: Place, size: number): void {
  const turning = Math.abs(to.down - from.down) * size * 0.5
  const liftHeight = clamp(0.35 + distance * 0.13, 0.3, 2.4) + turning * 0.6 + (size > 6 ? 1.4 : 0)
  const arch =
    t < 0.4 ? easeInOut(t / 0.4) : t < 0.78 ? 1 - 0.25 * easeInOut((t - 0.4) / 0.38) : 0.75 * (1 - loweredPart(t))
  into.at.y = Math.max(into.at.y, Math.min(from.at.y, to.at.y)) + liftHeight * arch
  if (size > 6 || distance < 0.5) return
  const tiltAngle = Math.sin(Math.PI * clamp((t - 0.15) / 0.85, 0, 1)) * 0.13
  tiltAxis.set(to.at.z - from.at.z, 0, -(to.at.x - from.at.x)).normalize()
  scratchRotation.setFromAxisAngle(tiltAxis, tiltAngle)
  into.turn.premultiply(scratchRotation)
}

const loweredPart = (t: number) => {
  const u = clamp((t - 0.78) / 0.22, 0, 1)
  return 1 - (1 - u) ** 2 * (1 + 0.4 * u)
}

/** Throws a piece flat: a low arc, a little spin, one small hop at the end. */
function toss(from: Place, to: Place, t: number, distance: number, into: Place): void {
  const landingPart = 0.82
  const s = t < landingPart ? (t / landingPart) * 0.96 : 0.96 + 0.04 * easeInOut((t - landingPart) / (1 - landingPart))
  into.at.lerpVectors(from.at, to.at, s)
  const u = clamp(t / landingPart, 0, 1)
  const bounceHeight = t > landingPart ? Math.sin((Math.PI * (t - landingPart)) / (1 - landingPart)) * 0.07 : 0
  into.at.y += clamp(0.3 + distance * 0.16, 0.3, 3) * 4 * u * (1 - u) + bounceHeight
  scratchRotation.setFromAxisAngle(up, 2 * Math.PI * Math.min(3, Math.round(distance * 0.07)) * easeHand(t))
  into.turn.premultiply(scratchRotation)
}

/** Lifts a man over the pieces in its way and sets it down: a fast landing without a bounce. */
function hop(from: Place, to: Place, t: number, distance: number, into: Place): void {
  const across = easeInOut((t - 0.12) / 0.76)
  into.at.lerpVectors(from.at, to.at, across)
  const low = Math.min(from.at.y, to.at.y)
  const rise = t < 0.45 ? easeInOut(t / 0.45) : 1 - clamp((t - 0.45) / 0.55, 0, 1) ** 2.2
  const peak = Math.max(from.at.y, to.at.y) + clamp(0.9 + distance * 0.09, 0.9, 2.2)
  const base = from.at.y + (to.at.y - from.at.y) * across
  into.at.y = Math.max(low, base + (peak - base) * rise)
}

/** A piece within this distance of a place of its path counts as being there, in inches. */
const PATH_TOLERANCE = 0.6
/**
 * Duration of a leg relative to a separate movement: a piece that continues at once is faster than one that starts from
 * rest.
 */
const LEG_DURATION_FACTOR = 0.86

/**
 * Returns the intermediate places of a piece's path from its current place on; none if it comes from elsewhere.
 * @returns the places without the first and the last
 */
export function stopsOf({ path = [] }: Piece, from: Place, to: Place): Place[] {
  const isAtPlace = path.map(({ x, z }) => Math.hypot(x - from.at.x, z - from.at.z) < PATH_TOLERANCE)
  // A path may return to its first place.
  const currentIndex = isAtPlace[0] === true ? 0 : isAtPlace.lastIndexOf(true)
  return currentIndex < 0
    ? []
    : path.slice(currentIndex + 1).map(({ x, y, z }) => ({ ...copyPlace(to), at: new Vector3(x, y, z) }))
}

/** Returns the duration of a way with `stops` stops, if each leg alone would take `seconds`. */
export const secondsOfPath = (seconds: number, stops: number): number =>
  stops === 0 ? seconds : seconds * LEG_DURATION_FACTOR * (stops + 1)

/** Sets `into` to a piece's place at part `t` of a way with stops; all legs take the same time. */
export function interpolatePath(motion: Motion, places: readonly Place[], t: number, into: Place, size: number): void {
  const legs = places.length - 1
  const leg = Math.min(legs - 1, Math.floor(t * legs))
  interpolateMotion(motion, places[leg]!, places[leg + 1]!, t * legs - leg, into, size)
}
