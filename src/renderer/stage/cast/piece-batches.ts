import type { Group } from 'three'
import { createInstancedBatch, type InstancedBatch } from './instanced-batch'
import type { InstanceData } from './instance-data'
import { type InstancedForm, FORMS } from '../shapes/instanced-forms'
import type { Materials } from '../surface/materials'

/** A batch with its current members. */
interface PieceBatch {
  readonly batch: InstancedBatch
  readonly members: InstanceData[]
}

/** The batches of cards, chips and men: one for each form and picture, created when first needed. */
export interface PieceBatches extends Iterable<PieceBatch> {
  getOrCreate(form: InstancedForm, picture: string): PieceBatch
  /** Creates the batches that a picture will need. */
  prepare(picture: string): void
  /** Frees the batches of these pictures, except those that still have members. */
  release(pictures: ReadonlySet<string>): void
}

/** Creates the collection of batches. @param group parent of the batches */
export function createPieceBatches(materials: Materials, group: Group): PieceBatches {
  const { pictures } = materials
  const batches = new Map<InstancedForm, Map<string, PieceBatch>>()

  function getOrCreate(form: InstancedForm, picture: string): PieceBatch {
    const ofForm = batches.get(form) ?? new Map<string, PieceBatch>()
    batches.set(form, ofForm)
    const known = ofForm.get(picture)
    if (known) return known
    const material = materials.get(`batch ${form.name} ${picture}`, () => {
      const map = pictures.texture(picture)
      const { roughness, varnish } = form
      return { map, roughness, ...(varnish ? { varnish } : {}), ...(form.matt ? { grain: [1.4, 0.22] as const } : {}) }
    })
    const fade = form.name.startsWith('card') && pictures.texture(picture) ? materials.fader.of(picture) : null
    const made = {
      batch: createInstancedBatch(form, material, { ...form, fade, bounce: materials.bounce }, group),
      members: [],
    }
    made.batch.set([])
    ofForm.set(picture, made)
    return made
  }

  return {
    getOrCreate,
    prepare(picture) {
      const box = picture.slice(0, picture.indexOf('/'))
      for (const form of FORMS)
        if (form.box === box || (box === '49' && form.box === 'chip')) getOrCreate(form, picture)
    },
    release(pictures) {
      for (const ofForm of batches.values())
        for (const [picture, { batch, members }] of [...ofForm]) {
          if (!pictures.has(picture) || members.length > 0) continue
          batch.dispose()
          ofForm.delete(picture)
        }
    },
    *[Symbol.iterator]() {
      for (const ofForm of batches.values()) yield* ofForm.values()
    },
  }
}
