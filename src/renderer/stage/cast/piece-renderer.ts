import { Group } from 'three'
import { contactPatches } from './contact-shadows'
import { createPatchBatch } from './soft-patches'
import { createPieceBatches } from './piece-batches'
import type { Materials } from '../surface/materials'
import { createInstanceCache, placed } from './instance-data'
import { type Prop, PROPS } from './props'
import type { AnimatedPiece } from '../animation/animated-piece'
import type { Piece } from '../model/pieces'

/** The rendered actors: batches of cards, chips and men, single props, contact shadows, light. */
export interface PieceRenderer {
  readonly group: Group
  /** Creates what the cards, chips and men of a picture will need. */
  prepare(picture: string): void
  /**
   * Moves every object to the place of its actor.
   * @param answering whether highlighted pieces are lifted and lit
   */
  follow(actors: Iterable<AnimatedPiece>, answering?: boolean): void
  /** Frees everything that was created for these pictures, except what still shows one of them. */
  release(pictures: ReadonlySet<string>): void
  dispose(): void
}

/** Strength of light on the print, in linear light. */
const LIGHT = 2

/** Creates the renderer of an animator's pieces. */
export function createPieceRenderer(materials: Materials): PieceRenderer {
  const low = materials.quality === 'low'
  const group = new Group()
  const instances = createInstanceCache(materials.pictures)
  const batches = createPieceBatches(materials, group)
  const props = createPieceProps(materials, group)
  const shadows = createPatchBatch('shadow', group)
  const lights = createPatchBatch('light', group, LIGHT)

  return {
    group,
    prepare: batches.prepare,
    follow(actors, answering = true) {
      const all = [...actors]
      props.keep(new Set(all.map((actor) => actor.piece.id)))
      for (const { members } of batches) members.length = 0
      for (const actor of all) {
        const heed = answering ? actor.heed : 0
        const member = instances.of(actor, heed)
        if (member) batches.of(member.form, member.picture).members.push(member)
        else stand(actor, heed, props.of(actor.piece))
      }
      for (const { batch, members } of batches) batch.set(members)
      const blots = contactPatches(all, low, answering)
      shadows.set(blots.shadows)
      lights.set(blots.lights)
    },
    release: batches.release,
    dispose() {
      for (const { batch } of batches) batch.dispose()
      props.keep(new Set())
      shadows.dispose()
      lights.dispose()
    },
  }
}

/** Keeps the pieces that are objects of their own, by id. */
function createPieceProps(materials: Materials, group: Group) {
  const props = new Map<string, { readonly prop: Prop; readonly face: string }>()

  function drop(id: string, prop: Prop): void {
    group.remove(prop.object)
    prop.dispose()
    props.delete(id)
  }

  return {
    /** Returns the prop of a piece in its current look; null if pieces of this kind have none. */
    of(piece: Piece): Prop | null {
      const known = props.get(piece.id)
      if (known?.face === piece.face) return known.prop
      if (known) drop(piece.id, known.prop)
      const make = PROPS[piece.kind]
      if (!make) return null
      const prop = make(piece, materials)
      prop.object.matrixAutoUpdate = false
      group.add(prop.object)
      props.set(piece.id, { prop, face: piece.face })
      return prop
    },
    /** Removes the props of all other pieces. */
    keep(ids: ReadonlySet<string>): void {
      for (const [id, { prop }] of [...props]) if (!ids.has(id)) drop(id, prop)
    },
  }
}

function stand(actor: AnimatedPiece, heed: number, prop: Prop | null): void {
  if (!prop) return
  prop.update(actor.place)
  placed(actor, heed, prop.object.matrix)
  prop.object.matrixWorldNeedsUpdate = true
}
