import { Matrix4, Vector3 } from 'three'
import type { Cell, Pictures } from '../surface/piece-pictures'
import { type InstancedForm, formOf, plainColour, underOf } from '../shapes/instanced-forms'
import { hash01, matrixOf, type Place } from '../model/transform'
import type { AnimatedPiece } from '../animation/animated-piece'

const NOTHING: Cell = [0, 0, 0.001, 0.001]

/** Card stock at its brightest, just under the lamp: whiter, and pale inks would be lost on it. */
const PAPER = 0.95

/** How much brighter a card is that leans toward the eye, away from the lamp: a hand must be read. */
const LEANING = 0.28

const WHITE = [1, 1, 1] as const

/** One of many: where it is, which pictures it shows, how it is bent and lit. */
export interface InstanceData {
  readonly form: InstancedForm
  /** The file that its pictures are in; empty where it has none. */
  readonly picture: string
  /** Rises with everything that changes how it is drawn. */
  readonly version: number
  readonly matrix: Matrix4
  /** Picture above, and picture below (card) or around the edge (chip). */
  readonly face: Cell
  readonly under: Cell
  readonly bend: readonly [number, number]
  readonly glow: number
  /** Brightness of its colour: paper is never the same twice. */
  readonly tint: number
  /** How yellow: 0 to 1. */
  readonly age: number
  /** Linear red, green and blue of a piece without a picture; white for all others. */
  readonly colour: readonly [number, number, number]
}

/** Keeps what is drawn of actors, so that a frame costs what moves in it and not what lies. */
export interface InstanceCache {
  /** An actor as it is now, heeded so far; null for single things, which are in no batch. */
  of(actor: AnimatedPiece, heed: number): InstanceData | null
}

type Mutable = { -readonly [K in keyof InstanceData]: InstanceData[K] }

/** A member with what it was last made of. */
interface Entry {
  readonly member: Mutable
  /** What sets it apart from others of its form, 0 to 1: always the same for the same piece. */
  readonly own: number
  /** The face that its pictures were looked up for. */
  name: string
  /** What a frame may change of it: its place, and how far it is heeded. */
  readonly numbers: Float64Array
}

/** How many numbers a frame may change of a piece. */
const NUMBERS = 14

/** @param pictures where the cells of faces are */
export function createInstanceCache(pictures: Pictures): InstanceCache {
  const entries = new WeakMap<AnimatedPiece, Entry>()

  function enter(actor: AnimatedPiece, form: InstancedForm): Entry {
    const own = hash01(actor.piece.id)
    const member: Mutable = {
      ...{ form, picture: '', version: 0, matrix: new Matrix4(), face: NOTHING, under: NOTHING },
      ...{ bend: [0, 0], glow: 0, tint: 1, age: own, colour: WHITE },
    }
    const entry = { member, own, name: '', numbers: new Float64Array(NUMBERS).fill(NaN) }
    entries.set(actor, entry)
    return entry
  }

  /** Looks its pictures up. */
  function dress({ member, own }: Entry, { piece, face: name }: AnimatedPiece): void {
    const face = pictures.face(worn(name, own, pictures))
    const back = pictures.face(worn(underOf(piece.kind, name), own, pictures))
    member.picture = face?.picture ?? ''
    member.face = face?.cell ?? NOTHING
    // One draw call has one picture: an edge that was baked apart cannot be shown.
    member.under = (back?.picture === member.picture ? back.cell : face?.cell) ?? NOTHING
    member.colour = face ? WHITE : plainColour(name)
  }

  return {
    of(actor, heed) {
      const { piece, place } = actor
      const form = formOf(piece.kind, actor.face)
      if (!form) return null
      let entry = entries.get(actor)
      if (entry?.member.form !== form) entry = enter(actor, form)
      const { member } = entry
      const dressed = entry.name === actor.face
      if (!dressed) {
        entry.name = actor.face
        dress(entry, actor)
      }
      if (took(entry.numbers, place, heed)) move(member, actor, entry.own, heed)
      else if (dressed) return member
      member.version++
      return member
    },
  }
}

const now = new Float64Array(NUMBERS)

/** Takes the numbers of a place in; answers whether any of them is another than before. */
function took(numbers: Float64Array, place: Place, heed: number): boolean {
  const { at, turn, bend, down, glow, tint } = place
  at.toArray(now, 0)
  turn.toArray(now, 3)
  now[7] = bend[0]
  now[8] = bend[1]
  now[9] = down
  now[10] = glow
  now[11] = tint
  now[12] = heed
  now[13] = place.scale
  let changed = false
  for (let i = 0; i < NUMBERS; i++) changed ||= numbers[i] !== now[i]
  if (changed) numbers.set(now)
  return changed
}

function move(member: Mutable, actor: AnimatedPiece, own: number, heed: number): void {
  const { place } = actor
  const upside = 1 - 2 * place.down
  const slope = place.turn.x ** 2 + place.turn.z ** 2
  placed(actor, heed, member.matrix)
  member.bend = [place.bend[0] * upside, place.bend[1] * upside]
  member.glow = Math.min(1, place.glow + heed * 0.45)
  member.tint = place.tint * (PAPER - own * 0.08) * (1 + LEANING * Math.min(1, slope * 2))
}

const lift = new Vector3()

/** Where an actor is drawn. What is heeded rises a little along its own upward direction and toward the eye. */
export function placed(actor: AnimatedPiece, heed: number, into: Matrix4): Matrix4 {
  const { place, size } = actor
  if (heed <= 0) return matrixOf(place, size.h, into)
  const high = actor.piece.kind === 'card' ? 0.13 : actor.piece.kind === 'chip' ? 0.06 : 0.1
  lift.set(0, high * heed, 0).applyQuaternion(place.turn)
  return matrixOf({ ...place, at: lift.add(place.at) }, size.h, into)
}

/** Backs are printed in several copies, so that no two neighbours share a stain; which one is a matter of the thing. */
function worn(face: string, own: number, pictures: Pictures): string {
  if (!face.endsWith('/back')) return face
  const copy = `${face}-${1 + Math.floor(own * 5)}`
  return pictures.face(copy) ? copy : face
}
