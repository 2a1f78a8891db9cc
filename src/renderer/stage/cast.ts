import { Group } from 'three'
import { blotsOf } from './blots'
import { createBlots } from './contact'
import { createCrowd, type Crowd } from './crowd'
import { type Form, FORMS } from './forms'
import type { Materials } from './materials'
import { type Member, membership, placed } from './member'
import { type Prop, PROPS } from './props'
import type { Actor } from './troupe'

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

/** A crowd with those who are in it now. */
interface Assembly {
  readonly crowd: Crowd
  readonly members: Member[]
}

/** Draws what a troupe plays. */
export function createCast(materials: Materials): Cast {
  const { pictures } = materials
  const low = materials.quality === 'low'
  const group = new Group()
  const enlisted = membership(pictures)
  const crowds = new Map<Form, Map<string, Assembly>>()
  const props = new Map<string, OnePiece>()
  const shadows = createBlots('shadow', group)
  // Linear light is stronger than what is added to an encoded picture.
  const lights = createBlots('light', group, low ? 0.6 : 2)

  function crowdOf(form: Form, picture: string): Assembly {
    const ofForm = crowds.get(form) ?? new Map<string, Assembly>()
    crowds.set(form, ofForm)
    const known = ofForm.get(picture)
    if (known) return known
    const material = materials.get(`crowd ${form.name} ${picture}`, () => {
      const map = pictures.texture(picture)
      return { map, roughness: form.roughness, ...(form.matt ? { grain: [1.4, 0.22] as const } : {}) }
    })
    const fade = form.name.startsWith('card') && pictures.texture(picture) ? materials.fader.of(picture) : null
    const made = { crowd: createCrowd(form, material, { ...form, fade }, group), members: [] }
    made.crowd.set([])
    ofForm.set(picture, made)
    return made
  }

  function* assemblies(): Generator<Assembly> {
    for (const ofForm of crowds.values()) yield* ofForm.values()
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
    for (const { members } of assemblies()) members.length = 0
    for (const actor of all) {
      const member = enlisted.of(actor)
      if (member) crowdOf(member.form, member.picture).members.push(member)
      else stand(actor, propOf(actor))
    }
    for (const { crowd, members } of assemblies()) crowd.set(members)
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
      for (const { crowd } of assemblies()) crowd.dispose()
      for (const [id, one] of [...props]) drop(id, one)
      shadows.dispose()
      lights.dispose()
    },
  }
}

function stand(actor: Actor, prop: Prop | null): void {
  if (!prop) return
  prop.update(actor.place)
  placed(actor, prop.object.matrix)
  prop.object.matrixWorldNeedsUpdate = true
}
