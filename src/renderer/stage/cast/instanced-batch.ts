import {
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  type Object3D,
} from 'three'
import { createBatchDepthMaterial, patchBatchMaterial, type BatchSurface } from './batch-material'
import type { InstancedForm } from '../model/instanced-forms'
import { createFormShape, type Detail } from '../shapes/shapes'
import type { InstanceData } from './instance-data'

/** Pieces that share a shape and an atlas: one draw call, and one more for their shadows. */
export type InstancedBatch = ReturnType<typeof createInstancedBatch>

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
export function createInstancedBatch(form: InstancedForm, material: Material, surface: BatchSurface, parent: Object3D) {
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
