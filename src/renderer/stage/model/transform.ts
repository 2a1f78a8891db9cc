import { type Matrix4, Euler, Quaternion, Vector3 } from 'three'
import type { Piece } from './pieces'

/** Where and how a piece is at one moment: what a pose means, ready to be mixed. */
export interface Place {
  readonly at: Vector3
  readonly turn: Quaternion
  /** Bend along x and z. */
  readonly bend: [number, number]
  /** 0 shows the face upward, 1 the back; between, it is turning over about its own z axis. */
  down: number
  fold: number
  glow: number
  tint: number
  /** How many times larger than life. */
  scale: number
}

/** A number in [0, 1) that is always the same for the same name and salt (FNV-1a): the small faults of each thing. */
export function hash01(name: string, salt = 0): number {
  let hash = 2166136261 ^ salt
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2246822519)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296
}

const euler = new Euler()

/** Where a piece wants to be. */
export function placeOf(piece: Piece): Place {
  const { pose } = piece
  euler.set(pose.tilt ?? 0, pose.turn ?? 0, pose.roll ?? 0, 'YXZ')
  return {
    at: new Vector3(pose.x, pose.y, pose.z),
    turn: new Quaternion().setFromEuler(euler),
    bend: pose.bend ? [pose.bend[0], pose.bend[1]] : ownBend(piece),
    down: piece.down ? 1 : 0,
    fold: piece.fold ?? 0,
    glow: piece.glow ?? 0,
    tint: piece.tint ?? 1,
    scale: pose.scale ?? 1,
  }
}

/** A card whose scene names no bend has a little of its own; a pile lies flat. */
function ownBend(piece: Piece): [number, number] {
  if (piece.kind !== 'card' || piece.down) return [0, 0]
  return [0.006 + hash01(piece.id, 1) * 0.012, hash01(piece.id, 2) * 0.01 - 0.002]
}

export function copyPlace(place: Place): Place {
  return { ...place, at: place.at.clone(), turn: place.turn.clone(), bend: [place.bend[0], place.bend[1]] }
}

/** Sets `into` between two places; the position is left to whoever knows the path. */
export function mixPlace(into: Place, from: Place, to: Place, t: number): void {
  into.turn.slerpQuaternions(from.turn, to.turn, t)
  into.bend[0] = from.bend[0] + (to.bend[0] - from.bend[0]) * t
  into.bend[1] = from.bend[1] + (to.bend[1] - from.bend[1]) * t
  into.fold = from.fold + (to.fold - from.fold) * t
  into.glow = from.glow + (to.glow - from.glow) * t
  into.tint = from.tint + (to.tint - from.tint) * t
  into.scale = from.scale + (to.scale - from.scale) * t
}

/** Sets every part of `into` to what `from` is. */
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

/** Whether nothing that moves differs: the glow and the tint may. */
export function samePlace(a: Place, b: Place): boolean {
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

const size = new Vector3()
const over = new Quaternion()
const axis = new Vector3(0, 0, 1)
const turned = new Quaternion()
const middle = new Vector3()

/**
 * The matrix of a place. A piece that is turning over does so about its own middle, so that it ends lying on its face
 * exactly where its pose says.
 * @param height thickness of the piece in inches, at life size
 */
export function matrixOf(place: Place, height: number, into: Matrix4): Matrix4 {
  size.setScalar(place.scale)
  if (place.down === 0) return into.compose(place.at, place.turn, size)
  const middleUp = (height * place.scale) / 2
  over.setFromAxisAngle(axis, place.down * Math.PI)
  turned.copy(place.turn).multiply(over)
  // middle of the body stays where it was: up by half in the place's frame, down by half in the turned one
  middle.set(0, middleUp, 0).applyQuaternion(place.turn).add(place.at)
  over.copy(turned)
  const shift = half.set(0, middleUp, 0).applyQuaternion(over)
  return into.compose(middle.sub(shift), turned, size)
}

const half = new Vector3()
