import {
  Group,
  Matrix4,
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  type Object3D,
} from 'three'
import { contactPatches } from './contact-shadows'
import { createPatchBatch } from './soft-patches'
import type { Materials } from '../surface/materials'
import { createInstanceCache, actorMatrixOf, type InstanceData } from './instance-data'
import { addToGround, GROUND_LAYER, isGround } from './ground-layer'
import { type Prop, PROP_MAKERS } from './props'
import type { AnimatedPiece } from '../animation/animated-piece'
import type { Piece } from '../model/pieces'
import { type InstancedForm, FORMS } from '../model/instanced-forms'
import { createBatchDepthMaterial, patchBatchMaterial, type BatchSurface } from './batch-material'
import { createFormShape, type Detail } from '../shapes/shapes'

/** Strength of light on the print, in linear light. */
const LIGHT_STRENGTH = 2

/** Creates the renderer of an animator's pieces: batches of cards, chips and men, single props, contact shadows, light. */
export function createPieceRenderer(materials: Materials) {
  const isLowQuality = materials.quality === 'low'
  const group = new Group()
  const instances = createInstanceCache(materials.pictures)
  const batches = createPieceBatches(materials, group)
  const props = createPieceProps(materials, group)
  const shadows = createPatchBatch('shadow', group)
  const lights = createPatchBatch('light', group, LIGHT_STRENGTH)

  return {
    group,
    /** Increases whenever something that lies flat and lights what stands on it comes, moves or goes. */
    get groundVersion() {
      return props.groundVersion
    },
    /** Creates what the cards, chips and men of a picture will need. */
    prepare: batches.prepare,
    /**
     * Moves every object to the place of its actor.
     * @param showHighlights whether highlighted pieces are lifted and lit, and the viewer's hand opens at a card
     */
    updatePlaces(actors: Iterable<AnimatedPiece>, showHighlights = true): void {
      const all = [...actors]
      props.keepOnly(new Set(all.map((actor) => actor.piece.id)))
      for (const { members } of batches) members.length = 0
      for (const actor of all) {
        const highlight = showHighlights ? actor.highlight : 0
        const member = instances.of(actor, highlight, showHighlights ? actor.aside : 0)
        if (member) batches.getOrCreate(member.form, member.picture).members.push(member)
        else props.place(actor, highlight)
      }
      for (const { batch, members } of batches) batch.set(members)
      const patches = contactPatches(all, isLowQuality, showHighlights)
      shadows.set(patches.shadows)
      lights.set(patches.lights)
    },
    /** Frees everything that was created for these pictures, except what still shows one of them. */
    release: batches.release,
    dispose(): void {
      for (const { batch } of batches) batch.dispose()
      props.keepOnly(new Set())
      shadows.dispose()
      lights.dispose()
    },
  }
}

/** Keeps the pieces that are objects of their own, by id. */
function createPieceProps(materials: Materials, group: Group) {
  const props = new Map<string, { readonly prop: Prop; readonly face: string }>()
  const former = new Matrix4()
  let groundVersion = 0

  function drop(id: string, prop: Prop): void {
    if (prop.object.layers.isEnabled(GROUND_LAYER)) groundVersion++
    group.remove(prop.object)
    prop.dispose()
    props.delete(id)
  }

  /** Returns the prop of a piece in its current look; null if pieces of this kind have none. */
  function getOrCreate(piece: Piece): Prop | null {
    const known = props.get(piece.id)
    if (known?.face === piece.face) return known.prop
    if (known) drop(piece.id, known.prop)
    const make = PROP_MAKERS[piece.kind]
    if (!make) return null
    const prop = make(piece, materials)
    prop.object.matrixAutoUpdate = false
    if (isGround(piece.kind)) addToGround(prop.object)
    group.add(prop.object)
    props.set(piece.id, { prop, face: piece.face })
    return prop
  }

  return {
    get groundVersion() {
      return groundVersion
    },
    /** Moves the prop of an actor to its place. */
    place(actor: AnimatedPiece, highlight: number): void {
      const prop = getOrCreate(actor.piece)
      if (!prop) return
      const { matrix } = prop.object
      former.copy(matrix)
      prop.update(actor.place)
      actorMatrixOf(actor, highlight, 0, matrix)
      prop.object.matrixWorldNeedsUpdate = true
      if (isGround(actor.piece.kind) && !former.equals(matrix)) groundVersion++
    },
    /** Removes the props of all other pieces. */
    keepOnly(ids: ReadonlySet<string>): void {
      for (const [id, { prop }] of [...props]) if (!ids.has(id)) drop(id, prop)
    },
  }
}

/** A batch with its current members. */
interface PieceBatch {
  readonly batch: InstancedBatch
  readonly members: InstanceData[]
}

/**
 * Creates the batches of cards, chips and men: one for each form and picture, created when first needed.
 * @param group parent of the batches
 */
function createPieceBatches(materials: Materials, group: Group) {
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
    /** Creates the batches that a picture will need. */
    prepare(picture: string) {
      const box = picture.slice(0, picture.indexOf('/'))
      for (const form of FORMS)
        if (form.box === box || (box === '49' && form.box === 'chip')) getOrCreate(form, picture)
    },
    /** Frees the batches of these pictures, except those that still have members. */
    release(pictures: ReadonlySet<string>) {
      for (const ofForm of batches.values())
        for (const [picture, { batch, members }] of [...ofForm]) {
          if (!pictures.has(picture) || members.length > 0) continue
          batch.dispose()
          ofForm.delete(picture)
        }
    },
    *[Symbol.iterator](): Generator<PieceBatch> {
      for (const ofForm of batches.values()) yield* ofForm.values()
    },
  }
}

/** Pieces that share a shape and an atlas: one draw call, and one more for their shadows. */
type InstancedBatch = ReturnType<typeof createInstancedBatch>

class BatchMesh {
  readonly mesh: InstancedMesh
  readonly face: InstancedBufferAttribute
  readonly under: InstancedBufferAttribute
  readonly bend: InstancedBufferAttribute
  /** The member that each instance shows, and its version at that time. */
  private readonly shownMembers: (InstanceData | undefined)[] = []
  private readonly versions: number[] = []

  constructor(
    shape: BufferGeometry,
    material: Material,
    depth: Material,
    readonly capacity: number,
  ) {
    const geometry = shape.clone()
    const attribute = (name: string, size: number) => {
      const made = new InstancedBufferAttribute(new Float32Array(capacity * size), size)
      made.setUsage(DynamicDrawUsage)
      geometry.setAttribute(name, made)
      return made
    }
    this.face = attribute('aFace', 4)
    this.under = attribute('aUnder', 4)
    this.bend = attribute('aBend', 3)
    this.mesh = new InstancedMesh(geometry, material, capacity)
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage)
    // Set from the beginning, because a shader that was compiled without instance colours cannot draw a batch that has
    // them.
    this.mesh.instanceColor = new InstancedBufferAttribute(new Float32Array(capacity * 3), 3)
    this.mesh.frustumCulled = false
    this.mesh.castShadow = this.mesh.receiveShadow = true
    this.mesh.customDepthMaterial = depth
  }

  /** Shows these members, of which there are at most `capacity`. */
  show(members: readonly InstanceData[]): void {
    const { mesh } = this
    mesh.count = members.length
    mesh.visible = members.length > 0
    let changed = false
    for (let i = 0; i < members.length; i++) {
      const member = members[i]!
      if (this.shownMembers[i] === member && this.versions[i] === member.version) continue
      this.shownMembers[i] = member
      this.versions[i] = member.version
      this.write(i, member)
      changed = true
    }
    if (!changed) return
    for (const attribute of [this.face, this.under, this.bend, mesh.instanceMatrix]) attribute.needsUpdate = true
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
  }

  private write(i: number, { matrix, face, under, bend, glow, tint, yellowing, colour }: InstanceData): void {
    this.mesh.setMatrixAt(i, matrix)
    this.face.set(face, i * 4)
    this.under.set(under, i * 4)
    this.bend.setXYZ(i, bend[0], bend[1], glow)
    const [green, blue] = [tint * (1 - yellowing * 0.02), tint * (1 - yellowing * 0.05)]
    this.mesh.setColorAt(i, color.setRGB(tint * colour[0], green * colour[1], blue * colour[2]))
  }

  dispose(): void {
    this.mesh.geometry.dispose()
    this.mesh.dispose()
  }
}

const color = new Color()

/** Initial capacity of a batch. */
const INITIAL_CAPACITY = 64
/**
 * Hysteresis: the detail increases only when the batch has shrunk below this part of the limit, not each time that a
 * piece leaves.
 */
const DETAIL_HYSTERESIS = 0.8

/** Returns the detail for a number of pieces. @param now the current detail */
function detailOf({ maxInstances }: InstancedForm, count: number, now: Detail): Detail {
  const [few, many] = maxInstances ?? [Infinity, Infinity]
  const detailFor = (part: number): Detail => (count <= few * part ? 0 : count <= many * part ? 1 : 2)
  const detail = detailFor(1)
  return detail < now ? (Math.min(now, detailFor(DETAIL_HYSTERESIS)) as Detail) : detail
}

/** Creates a batch in the scene. Patches its material for batches; the owner still disposes of the material. */
function createInstancedBatch(form: InstancedForm, material: Material, surface: BatchSurface, parent: Object3D) {
  const depth = createBatchDepthMaterial()
  const patchedMaterial = patchBatchMaterial(material, surface)
  let detail: Detail = 0
  let batchMesh = createBatchMesh(INITIAL_CAPACITY)
  parent.add(batchMesh.mesh)

  function createBatchMesh(capacity: number): BatchMesh {
    const shape = createFormShape(form, detail)
    const made = new BatchMesh(shape, patchedMaterial, depth, capacity)
    shape.dispose()
    return made
  }

  /** Grows the mesh for so many members and adjusts the detail of the shape to their number. */
  function fitToCount(count: number): void {
    const next = detailOf(form, count, detail)
    if (count <= batchMesh.capacity && next === detail) return
    detail = next
    const capacity = count > batchMesh.capacity ? Math.max(count, batchMesh.capacity * 2) : batchMesh.capacity
    parent.remove(batchMesh.mesh)
    batchMesh.dispose()
    batchMesh = createBatchMesh(capacity)
    parent.add(batchMesh.mesh)
  }

  return {
    /** Sets all members; called once per frame while something moves. Only members that changed are written. */
    set(members: readonly InstanceData[]): void {
      fitToCount(members.length)
      batchMesh.show(members)
    },
    dispose(): void {
      parent.remove(batchMesh.mesh)
      batchMesh.dispose()
      depth.dispose()
    },
  }
}
