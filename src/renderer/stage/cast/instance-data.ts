import { Matrix4, Vector3 } from 'three'
import type { Cell, Pictures } from '../surface/piece-pictures'
import { type InstancedForm, formOf, plainColour, underFaceOf } from '../model/instanced-forms'
import type { Piece } from '../model/pieces'
import { hash01, matrixOf, type Place } from '../model/transform'
import type { AnimatedPiece } from '../animation/animated-piece'

const EMPTY_CELL: Cell = [0, 0, 0.001, 0.001]

/** Brightness of the whitest card stock, directly under the lamp; if it were whiter, pale inks would be lost. */
const PAPER_BRIGHTNESS = 0.95

/** Extra brightness of a card that leans towards the viewer and away from the lamp, to keep a hand legible. */
const LEAN_BRIGHTENING = 0.28

const WHITE = [1, 1, 1] as const

/** The properties of one instance in a batch: its matrix, pictures, bend and light. */
export interface InstanceData {
  readonly form: InstancedForm
  /** The picture file that contains its faces; empty if it has none. */
  readonly picture: string
  /** Incremented with every change of how it is drawn. */
  readonly version: number
  readonly matrix: Matrix4
  /** Picture on top, and picture below (card) or around the edge (chip). */
  readonly face: Cell
  readonly under: Cell
  readonly bend: readonly [number, number]
  readonly glow: number
  /** Brightness of its colour, which varies a little from piece to piece. */
  readonly tint: number
  /** Yellowing, 0 to 1. */
  readonly yellowing: number
  /** Linear red, green and blue of a piece without a picture; white for all others. */
  readonly colour: readonly [number, number, number]
}

type MutableInstanceData = { -readonly [K in keyof InstanceData]: InstanceData[K] }

/** A cached member with the state it was computed from. */
interface Entry {
  readonly member: MutableInstanceData
  /** Individual variation, 0 to 1, constant for a piece. */
  readonly variation: number
  /** The face that its pictures were looked up for. */
  lookedUpFace: string
  /** The values that a frame can change: its place, the strength of its highlight, and its distance aside. */
  readonly numbers: Float64Array
}

/** Number of those values. */
const VALUE_COUNT = 15

/**
 * Caches the instance data of actors, so that a frame costs only what moves in it.
 * @param pictures provides the cells of faces
 */
export function createInstanceCache(pictures: Pictures) {
  const entries = new WeakMap<AnimatedPiece, Entry>()

  function createEntry(actor: AnimatedPiece, form: InstancedForm): Entry {
    const variation = hash01(actor.piece.id)
    const member: MutableInstanceData = {
      form,
      picture: '',
      version: 0,
      matrix: new Matrix4(),
      face: EMPTY_CELL,
      under: EMPTY_CELL,
      bend: [0, 0],
      glow: 0,
      tint: 1,
      yellowing: variation,
      colour: WHITE,
    }
    const entry = { member, variation, lookedUpFace: '', numbers: new Float64Array(VALUE_COUNT).fill(NaN) }
    entries.set(actor, entry)
    return entry
  }

  /** Looks up the pictures of an entry. */
  function lookUpPictures({ member, variation }: Entry, { piece, face: name }: AnimatedPiece): void {
    const face = pictures.face(pickBackCopy(name, variation, pictures))
    const back = pictures.face(pickBackCopy(underFaceOf(piece.kind, name), variation, pictures))
    member.picture = face?.picture ?? ''
    member.face = face?.cell ?? EMPTY_CELL
    // A draw call has one texture: an edge that was baked into another picture cannot be shown.
    member.under = (back?.picture === member.picture ? back.cell : face?.cell) ?? EMPTY_CELL
    member.colour = face ? WHITE : plainColour(name)
  }

  return {
    /**
     * Returns the data of an actor with this strength of highlight, `aside` inches right of its place; null for single
     * props, which are in no batch.
     */
    of(actor: AnimatedPiece, highlight: number, aside: number): InstanceData | null {
      const { piece, place } = actor
      const form = formOf(piece.kind, actor.face)
      if (!form) return null
      let entry = entries.get(actor)
      if (entry?.member.form !== form) entry = createEntry(actor, form)
      const { member } = entry
      const hasPictures = entry.lookedUpFace === actor.face
      if (!hasPictures) {
        entry.lookedUpFace = actor.face
        lookUpPictures(entry, actor)
      }
      if (storeIfChanged(entry.numbers, place, highlight, aside))
        updateInstance(member, actor, entry.variation, highlight, aside)
      else if (hasPictures) return member
      member.version++
      return member
    },
  }
}

const currentValues = new Float64Array(VALUE_COUNT)

/** Stores the values of a place; returns whether any of them changed. */
function storeIfChanged(numbers: Float64Array, place: Place, highlight: number, aside: number): boolean {
  const { at, turn, bend, down, glow, tint } = place
  at.toArray(currentValues, 0)
  turn.toArray(currentValues, 3)
  currentValues[7] = bend[0]
  currentValues[8] = bend[1]
  currentValues[9] = down
  currentValues[10] = glow
  currentValues[11] = tint
  currentValues[12] = highlight
  currentValues[13] = place.scale
  currentValues[14] = aside
  let changed = false
  for (let i = 0; i < VALUE_COUNT; i++) changed ||= numbers[i] !== currentValues[i]
  if (changed) numbers.set(currentValues)
  return changed
}

function updateInstance(
  member: MutableInstanceData,
  actor: AnimatedPiece,
  variation: number,
  highlight: number,
  aside: number,
): void {
  const { place } = actor
  const upside = 1 - 2 * place.down
  const slope = place.turn.x ** 2 + place.turn.z ** 2
  actorMatrixOf(actor, highlight, aside, member.matrix)
  member.bend = [place.bend[0] * upside, place.bend[1] * upside]
  member.glow = Math.min(1, place.glow + highlight * 0.45)
  member.tint = place.tint * (PAPER_BRIGHTNESS - variation * 0.08) * (1 + LEAN_BRIGHTENING * Math.min(1, slope * 2))
}

/** How far a highlighted piece rises, and how far a card slides out of the viewer's hand, in inches. */
const LIFT = { card: 0.13, chip: 0.06, other: 0.1, hand: 0.2 } as const
const lift = new Vector3()
const position = new Vector3()

/** Sets `lift` to the movement of a highlighted piece, in its own frame. */
function setLift({ kind, group }: Piece): Vector3 {
  if (kind === 'card' && group === 'hand') return lift.set(0, 0, -LIFT.hand)
  return lift.set(0, kind === 'card' || kind === 'chip' ? LIFT[kind] : LIFT.other, 0)
}

/**
 * Computes the matrix of an actor, `aside` inches right of its place. A highlighted piece rises a little along its own
 * upward direction; a card of the viewer's hand slides up out of the fan instead, so that it does not come to lie over
 * the next one and hide its number.
 */
export function actorMatrixOf(actor: AnimatedPiece, highlight: number, aside: number, into: Matrix4): Matrix4 {
  const { piece, place, size } = actor
  matrixOf(place, size.h, into)
  if (highlight <= 0 && aside === 0) return into
  position.setFromMatrixPosition(into)
  setLift(piece).multiplyScalar(highlight).applyQuaternion(place.turn).add(position)
  lift.x += aside
  return into.setPosition(lift)
}

/**
 * Picks one of several printed copies of a back, by the piece's variation, so that neighbours do not show the same
 * stain.
 */
function pickBackCopy(face: string, variation: number, pictures: Pictures): string {
  if (!face.endsWith('/back')) return face
  const copy = `${face}-${1 + Math.floor(variation * 5)}`
  return pictures.face(copy) ? copy : face
}
