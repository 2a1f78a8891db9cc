import { Group, Matrix4, Vector3 } from 'three'
import { blotsOf } from './blots'
import type { Cell, Pictures } from './assets'
import { createBlots } from './contact'
import { createCrowd, type Crowd, type Extra } from './crowd'
import type { Materials } from './materials'
import type { PieceKind } from './pieces'
import { fault, matrixOf } from './place'
import { type Prop, PROPS } from './props'
import { cardShape, chipShape } from './shapes'
import type { Actor } from './troupe'

const NOTHING: Cell = [0, 0, 0.001, 0.001]

/** What the actors look like: crowds of cards and chips, single props, contact shadows, light. */
export interface Cast {
  readonly group: Group
  /** Makes ready what cards and chips of a picture will need. */
  prepare(picture: string): void
  /** Brings every object to where its actor is. */
  follow(actors: Iterable<Actor>): void
  dispose(): void
}

interface OnePiece {
  readonly prop: Prop
  readonly face: string
}

const shapes: Partial<Record<PieceKind, () => ReturnType<typeof cardShape>>> = { card: cardShape, chip: chipShape }

/** Draws what a troupe plays. */
export function createCast(materials: Materials): Cast {
  const { pictures } = materials
  const low = materials.quality === 'low'
  const group = new Group()
  const crowds = new Map<string, Crowd>()
  const props = new Map<string, OnePiece>()
  const shadows = createBlots('shadow', group)
  // Linear light is stronger than what is added to an encoded picture.
  const lights = createBlots('light', group, low ? 0.6 : 2)

  function crowdOf(kind: PieceKind, picture: string): Crowd {
    const key = `${kind} ${picture}`
    const known = crowds.get(key)
    if (known) return known
    const material = materials.get(`crowd ${key}`, () => {
      const map = pictures.texture(picture)
      return { map, ...(map ? {} : { color: '#efe4c8' }), roughness: 0.72, grain: [1.4, 0.22] }
    })
    const shape = shapes[kind]!()
    const made = createCrowd(shape, material, group)
    shape.dispose()
    made.set([])
    crowds.set(key, made)
    return made
  }

  function propOf(actor: Actor): Prop | null {
    const { piece } = actor
    const known = props.get(piece.id)
    if (known?.face === piece.face) return known.prop
    if (known) drop(piece.id, known)
    const make = PROPS[piece.kind]
    if (!make) return null
    const prop = make(piece, materials)
    prop.object.matrixAutoUpdate = false
    group.add(prop.object)
    props.set(piece.id, { prop, face: piece.face })
    return prop
  }

  function drop(id: string, { prop }: OnePiece): void {
    group.remove(prop.object)
    prop.dispose()
    props.delete(id)
  }

  function follow(actors: Iterable<Actor>): void {
    const all = [...actors]
    const present = new Set(all.map((actor) => actor.piece.id))
    for (const [id, one] of [...props]) if (!present.has(id)) drop(id, one)
    const members = new Map<string, { kind: PieceKind; picture: string; list: Extra[] }>()
    for (const actor of all) {
      if (shapes[actor.piece.kind]) enlist(actor, members, pictures)
      else stand(actor, propOf(actor))
    }
    for (const [key, crowd] of crowds) if (!members.has(key)) crowd.set([])
    for (const { kind, picture, list } of members.values()) crowdOf(kind, picture).set(list)
    const blots = blotsOf(all, low)
    shadows.set(blots.shadows)
    lights.set(blots.lights)
  }

  return {
    group,
    prepare(picture) {
      for (const kind of Object.keys(shapes) as PieceKind[]) crowdOf(kind, picture)
    },
    follow,
    dispose() {
      for (const crowd of crowds.values()) crowd.dispose()
      for (const [id, one] of [...props]) drop(id, one)
      shadows.dispose()
      lights.dispose()
    },
  }
}

const lift = new Vector3()

/** Heeded pieces rise a little along their own upward direction and toward the eye. */
function placed(actor: Actor, into: Matrix4): Matrix4 {
  const { place, size, heed } = actor
  if (heed <= 0) return matrixOf(place, size.h, into)
  const high = actor.piece.kind === 'card' ? 0.13 : actor.piece.kind === 'chip' ? 0.06 : 0.1
  lift.set(0, high * heed, 0).applyQuaternion(place.turn)
  return matrixOf({ ...place, at: lift.add(place.at) }, size.h, into)
}

function stand(actor: Actor, prop: Prop | null): void {
  if (!prop) return
  prop.update(actor.place)
  placed(actor, prop.object.matrix)
  prop.object.matrixWorldNeedsUpdate = true
}

/** Card stock at its brightest, just under the lamp: whiter, and pale inks would be lost on it. */
const PAPER = 0.95

/** How much brighter a card is that leans toward the eye, away from the lamp: a hand must be read. */
const LEANING = 0.28

/** Files a card or chip under its shape and picture. */
function enlist(
  actor: Actor,
  members: Map<string, { kind: PieceKind; picture: string; list: Extra[] }>,
  pictures: Pictures,
): void {
  const { piece, place, heed } = actor
  const found = pictures.face(actor.face)
  const picture = found?.picture ?? ''
  const key = `${piece.kind} ${picture}`
  const list = members.get(key) ?? { kind: piece.kind, picture, list: [] }
  members.set(key, list)
  const upside = 1 - 2 * place.down
  const own = fault(piece.id)
  const slope = place.turn.x ** 2 + place.turn.z ** 2
  list.list.push({
    matrix: placed(actor, new Matrix4()),
    face: pictures.face(worn(actor.face, own, pictures))?.cell ?? NOTHING,
    under: pictures.face(worn(underOf(piece.kind, actor.face), own, pictures))?.cell ?? found?.cell ?? NOTHING,
    bend: [place.bend[0] * upside, place.bend[1] * upside],
    glow: Math.min(1, place.glow + heed * 0.45),
    tint: place.tint * (PAPER - own * 0.08) * (1 + LEANING * Math.min(1, slope * 2)),
    age: own,
  })
}

/** The other picture of a piece: the back of a card's own pack, the edge of a chip, the outside of a board. */
export function underOf(kind: PieceKind, face: string): string {
  if (kind === 'board') return `${face}-back`
  return kind === 'chip' ? `${face}-edge` : `${face.slice(0, face.indexOf('/'))}/back`
}

/** Backs are printed in several copies, so that no two neighbours share a stain; which one is a matter of the thing. */
function worn(face: string, own: number, pictures: Pictures): string {
  if (!face.endsWith('/back')) return face
  const copy = `${face}-${1 + Math.floor(own * 5)}`
  return pictures.face(copy) ? copy : face
}
