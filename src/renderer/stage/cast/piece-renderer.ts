import { Group } from 'three'
import { contactPatches } from './contact-shadows'
import { createPatchBatch } from './soft-patches'
import { createInstancedBatch, type InstancedBatch } from './instanced-batch'
import { type InstancedForm, FORMS } from '../shapes/instanced-forms'
import type { Materials } from '../surface/materials'
import { type InstanceData, createInstanceCache, placed } from './instance-data'
import { type Prop, PROPS } from './props'
import type { AnimatedPiece } from '../animation/animated-piece'

/** What the actors look like: batches of cards, chips and men, single props, contact shadows, light. */
export interface PieceRenderer {
  readonly group: Group
  /** Makes ready what cards, chips and men of a picture will need. */
  prepare(picture: string): void
  /**
   * Brings every object to where its actor is.
   * @param answering false shows nothing of what is pointed at: neither lifted nor lit
   */
  follow(actors: Iterable<AnimatedPiece>, answering?: boolean): void
  /** Gives back all that was made for these pictures, but for what still shows one of them. */
  release(pictures: ReadonlySet<string>): void
  dispose(): void
}

interface OnePiece {
  readonly prop: Prop
  readonly face: string
}

/** A batch with those who are in it now. */
interface Assembly {
  readonly batch: InstancedBatch
  readonly members: InstanceData[]
}

/** How strong light on the print is, in linear light. */
const LIGHT = 2

/** Draws the pieces of an animator. */
export function createPieceRenderer(materials: Materials): PieceRenderer {
  const { pictures } = materials
  const low = materials.quality === 'low'
  const group = new Group()
  const enlisted = createInstanceCache(pictures)
  const batches = new Map<InstancedForm, Map<string, Assembly>>()
  const props = new Map<string, OnePiece>()
  const shadows = createPatchBatch('shadow', group)
  const lights = createPatchBatch('light', group, LIGHT)

  function crowdOf(form: InstancedForm, picture: string): Assembly {
    const ofForm = batches.get(form) ?? new Map<string, Assembly>()
    batches.set(form, ofForm)
    const known = ofForm.get(picture)
    if (known) return known
    const material = materials.get(`batch ${form.name} ${picture}`, () => {
      const map = pictures.texture(picture)
      return { map, roughness: form.roughness, ...(form.matt ? { grain: [1.4, 0.22] as const } : {}) }
    })
    const fade = form.name.startsWith('card') && pictures.texture(picture) ? materials.fader.of(picture) : null
    const made = { batch: createInstancedBatch(form, material, { ...form, fade }, group), members: [] }
    made.batch.set([])
    ofForm.set(picture, made)
    return made
  }

  function* assemblies(): Generator<Assembly> {
    for (const ofForm of batches.values()) yield* ofForm.values()
  }

  function propOf(actor: AnimatedPiece): Prop | null {
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

  function follow(actors: Iterable<AnimatedPiece>, answering = true): void {
    const all = [...actors]
    const present = new Set(all.map((actor) => actor.piece.id))
    for (const [id, one] of [...props]) if (!present.has(id)) drop(id, one)
    for (const { members } of assemblies()) members.length = 0
    for (const actor of all) {
      const heed = answering ? actor.heed : 0
      const member = enlisted.of(actor, heed)
      if (member) crowdOf(member.form, member.picture).members.push(member)
      else stand(actor, heed, propOf(actor))
    }
    for (const { batch, members } of assemblies()) batch.set(members)
    const blots = contactPatches(all, low, answering)
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
    release(released) {
      for (const ofForm of batches.values())
        for (const [picture, { batch, members }] of [...ofForm]) {
          if (!released.has(picture) || members.length > 0) continue
          batch.dispose()
          ofForm.delete(picture)
        }
    },
    dispose() {
      for (const { batch } of assemblies()) batch.dispose()
      for (const [id, one] of [...props]) drop(id, one)
      shadows.dispose()
      lights.dispose()
    },
  }
}

function stand(actor: AnimatedPiece, heed: number, prop: Prop | null): void {
  if (!prop) return
  prop.update(actor.place)
  placed(actor, heed, prop.object.matrix)
  prop.object.matrixWorldNeedsUpdate = true
}
