import { Group, Matrix4, Vector3 } from 'three'
import { blotsOf } from './blots'
import type { Cell, Pictures } from './assets'
import { createBlots } from './contact'
import { createCrowd, type Crowd, type Extra } from './crowd'
import { type Form, formOf, FORMS, plainColour, underOf } from './forms'
import type { Materials } from './materials'
import { fault, matrixOf } from './place'
import { type Prop, PROPS } from './props'
import type { Actor } from './troupe'

const NOTHING: Cell = [0, 0, 0.001, 0.001]

/** What the actors look like: crowds of cards, chips and men, single props, contact shadows, light. */
export interface Cast {
  readonly group: Group
  /** Makes ready what cards, chips and men of a picture will need. */
  prepare(picture: string): void
  /** Brings every object to where its actor is. */
  follow(actors: Iterable<Actor>): void
  dispose(): void
}

interface OnePiece {
  readonly prop: Prop
  readonly face: string
}

/** The members of one crowd: pieces of one form whose pictures are in one file. */
interface Members {
  readonly form: Form
  readonly picture: string
  readonly list: Extra[]
}

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

  function crowdOf(form: Form, picture: string): Crowd {
    const key = `${form.name} ${picture}`
    const known = crowds.get(key)
    if (known) return known
    const material = materials.get(`crowd ${key}`, () => {
      const map = pictures.texture(picture)
      return { map, roughness: form.roughness, ...(form.matt ? { grain: [1.4, 0.22] as const } : {}) }
    })
    const fade = form.name.startsWith('card') && pictures.texture(picture) ? materials.fader.of(picture) : null
    const made = createCrowd(form, material, { ...form, fade }, group)
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
    const members = new Map<string, Members>()
    for (const actor of all) {
      const form = formOf(actor.piece.kind, actor.piece.face)
      if (form) enlist(actor, form, members, pictures)
      else stand(actor, propOf(actor))
    }
    for (const [key, crowd] of crowds) if (!members.has(key)) crowd.set([])
    for (const { form, picture, list } of members.values()) crowdOf(form, picture).set(list)
    const blots = blotsOf(all, low)
    shadows.set(blots.shadows)
    lights.set(blots.lights)
  }

  return {
    group,
    prepare(picture) {
      const box = picture.slice(0, picture.indexOf('/'))
      for (const form of FORMS) if (form.box === box || (box === '49' && form.box === 'chip')) crowdOf(form, picture)
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

/** Files a piece under its form and picture. */
function enlist(actor: Actor, form: Form, members: Map<string, Members>, pictures: Pictures): void {
  const { piece, place, heed } = actor
  const own = fault(piece.id)
  const face = pictures.face(worn(actor.face, own, pictures))
  const back = pictures.face(worn(underOf(piece.kind, actor.face), own, pictures))
  const picture = face?.picture ?? ''
  const key = `${form.name} ${picture}`
  const { list } = members.get(key) ?? members.set(key, { form, picture, list: [] }).get(key)!
  const upside = 1 - 2 * place.down
  const slope = place.turn.x ** 2 + place.turn.z ** 2
  list.push({
    matrix: placed(actor, new Matrix4()),
    face: face?.cell ?? NOTHING,
    // One draw call has one picture: an edge that was baked apart cannot be shown.
    under: (back?.picture === picture ? back.cell : face?.cell) ?? NOTHING,
    bend: [place.bend[0] * upside, place.bend[1] * upside],
    glow: Math.min(1, place.glow + heed * 0.45),
    tint: place.tint * (PAPER - own * 0.08) * (1 + LEANING * Math.min(1, slope * 2)),
    age: own,
    ...(face ? {} : { colour: plainColour(actor.face) }),
  })
}

/** Backs are printed in several copies, so that no two neighbours share a stain; which one is a matter of the thing. */
function worn(face: string, own: number, pictures: Pictures): string {
  if (!face.endsWith('/back')) return face
  const copy = `${face}-${1 + Math.floor(own * 5)}`
  return pictures.face(copy) ? copy : face
}
