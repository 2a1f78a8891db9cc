import { type Matrix4, Euler, Quaternion, Vector3 } from 'three'
import type { Piece } from './pieces'

/** The state of a piece at one moment: its pose in a form that can be interpolated. */
export interface Place {
  readonly at: Vector3
  readonly turn: Quaternion
  /** Bend along x and z. */
  readonly bend: [number, number]
  /** 0 shows the face upward, 1 the back; in between, the piece is turning over about its own z axis. */
  down: number
  fold: number
  glow: number
  tint: number
  /** Scale relative to life size. */
  scale: number
}

/**
 * Returns a number in [0, 1) that depends only on name and salt (FNV-1a); used for the small irregularities of each
 * piece.
 */
export function hash01(name: string, salt = 0): number {
  let hash = 2166136261 ^ salt
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2246822519)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296
}

const euler = new Euler()

/** Returns the place that a piece's pose describes. */
export function placeOf(piece: Piece): Place {
  const { pose } = piece
  euler.set(pose.tilt ?? 0, pose.turn ?? 0, pose.roll ?? 0, 'YXZ')
  return {
    at: new Vector3(pose.x, pose.y, pose.z),
    turn: new Quaternion().setFromEuler(euler),
    bend: pose.bend ? [pose.bend[0], pose.bend[1]] : defaultBend(piece),
    down: piece.down ? 1 : 0,
    fold: piece.fold ?? 0,
    glow: piece.glow ?? 0,
    tint: piece.tint ?? 1,
    scale: pose.scale ?? 1,
  }
}

/**
 * Returns the default bend: a face-up card without a bend in its scene has a little of its own; backs and other pieces
 * are flat.
 */
function defaultBend(piece: Piece): [number, number] {
  if (piece.kind !== 'card' || piece.down) return [0, 0]
  return [0.006 + hash01(piece.id, 1) * 0.012, hash01(piece.id, 2) * 0.01 - 0.002]
}

export function copyPlace(place: Place): Place {
  return { ...place, at: place.at.clone(), turn: place.turn.clone(), bend: [place.bend[0], place.bend[1]] }
}

/** Interpolates from one place to another into `into`, except `at` and `down`, which depend on the motion. */
export function mixPlace(into: Place, from: Place, to: Place, t: number): void {
  into.turn.slerpQuaternions(from.turn, to.turn, t)
  into.bend[0] = from.bend[0] + (to.bend[0] - from.bend[0]) * t
  into.bend[1] = from.bend[1] + (to.bend[1] - from.bend[1]) * t
  into.fold = from.fold + (to.fold - from.fold) * t
  into.glow = from.glow + (to.glow - from.glow) * t
  into.tint = from.tint + (to.tint - from.tint) * t
  into.scale = from.scale + (to.scale - from.scale) * t
}

/** Copies every property of `from` to `into`. */
export function setPlace(into: Place, from: Place): void {
  into.at.copy(from.at)
  into.turn.copy(from.turn)
  into.bend[0] = from.bend[0]
  into.bend[1] = from.bend[1]
  into.down = from.down
  into.fold = from.fold
  into.glow = from.glow
  into.tint = from.tint
  into.scale = from.scale
}

/** Whether two places are equal, apart from glow and tint. */
export function isSamePlace(a: Place, b: Place): boolean {
  return (
    a.at.distanceToSquared(b.at) < 1e-8 &&
    Math.abs(a.turn.dot(b.turn)) > 1 - 1e-9 &&
    a.down === b.down &&
    a.fold === b.fold &&
    Math.abs(a.scale - b.scale) < 1e-6 &&
    Math.abs(a.bend[0] - b.bend[0]) < 1e-6 &&
    Math.abs(a.bend[1] - b.bend[1]) < 1e-6
  )
}

const scaleVector = new Vector3()
const flipRotation = new Quaternion()
const axis = new Vector3(0, 0, 1)
const rotation = new Quaternion()
const middle = new Vector3()

/**
 * Computes the matrix of a place. A piece that is turning over rotates about its own centre, so that it ends up lying
 * on its face exactly where its pose says.
 * @param height thickness of the piece in inches, at life size
 */
export function matrixOf(place: Place, height: number, into: Matrix4): Matrix4 {
  scaleVector.setScalar(place.scale)
  if (place.down === 0) return into.compose(place.at, place.turn, scaleVector)
  const halfHeight = (height * place.scale) / 2
  flipRotation.setFromAxisAngle(axis, place.down * Math.PI)
  rotation.copy(place.turn).multiply(flipRotation)
  // The centre of the body stays in place: up by half its thickness in the place's frame, down by half in the turned
  // one.
  middle.set(0, halfHeight, 0).applyQuaternion(place.turn).add(place.at)
  flipRotation.copy(rotation)
  const shift = offset.set(0, halfHeight, 0).applyQuaternion(flipRotation)
  return into.compose(middle.sub(shift), rotation, scaleVector)
}

const offset = new Vector3()
