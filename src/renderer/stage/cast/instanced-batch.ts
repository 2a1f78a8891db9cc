import {
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  type Object3D,
} from 'three'
import { batchDepthMaterial, batchMaterial, type BatchSurface } from './batch-material'
import type { InstancedForm } from '../shapes/instanced-forms'
import type { InstanceData } from './instance-data'
import type { Detail } from '../shapes/shapes'

/** Pieces that share a shape and an atlas: one draw call, and one more for their shadows. */
export interface InstancedBatch {
  /** The mesh; replaced when the batch outgrows it or its detail changes. */
  readonly mesh: Object3D
  /** Sets all members; called once per frame while something moves. Only members that changed are written. */
  set(members: readonly InstanceData[]): void
  dispose(): void
}

class CrowdMesh {
  readonly mesh: InstancedMesh
  readonly face: InstancedBufferAttribute
  readonly under: InstancedBufferAttribute
  readonly bend: InstancedBufferAttribute
  /** The member that each instance shows, and its version at that time. */
  private readonly shown: (InstanceData | undefined)[] = []
  private readonly versions: number[] = []

  constructor(
    shape: BufferGeometry,
    material: Material,
    depth: Material,
    readonly room: number,
  ) {
    const geometry = shape.clone()
    const attribute = (name: string, size: number) => {
      const made = new InstancedBufferAttribute(new Float32Array(room * size), size)
      made.setUsage(DynamicDrawUsage)
      geometry.setAttribute(name, made)
      return made
    }
    this.face = attribute('aFace', 4)
    this.under = attribute('aUnder', 4)
    this.bend = attribute('aBend', 3)
    this.mesh = new InstancedMesh(geometry, material, room)
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage)
    // Set from the beginning, because a shader that was compiled without instance colours cannot draw a batch that has
    // them.
    this.mesh.instanceColor = new InstancedBufferAttribute(new Float32Array(room * 3), 3)
    this.mesh.frustumCulled = false
    this.mesh.castShadow = this.mesh.receiveShadow = true
    this.mesh.customDepthMaterial = depth
  }

  /** Shows these members, of which there are at most `room`. */
  show(members: readonly InstanceData[]): void {
    const { mesh } = this
    mesh.count = members.length
    mesh.visible = members.length > 0
    let changed = false
    for (let i = 0; i < members.length; i++) {
      // In range: below the number of members.
      const member = members[i]!
      if (this.shown[i] === member && this.versions[i] === member.version) continue
      this.shown[i] = member
      this.versions[i] = member.version
      this.write(i, member)
      changed = true
    }
    if (!changed) return
    for (const attribute of [this.face, this.under, this.bend, mesh.instanceMatrix]) attribute.needsUpdate = true
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
  }

  private write(i: number, { matrix, face, under, bend, glow, tint, age, colour }: InstanceData): void {
    this.mesh.setMatrixAt(i, matrix)
    this.face.set(face, i * 4)
    this.under.set(under, i * 4)
    this.bend.setXYZ(i, bend[0], bend[1], glow)
    const [green, blue] = [tint * (1 - age * 0.02), tint * (1 - age * 0.05)]
    this.mesh.setColorAt(i, color.setRGB(tint * colour[0], green * colour[1], blue * colour[2]))
  }

  dispose(): void {
    this.mesh.geometry.dispose()
    this.mesh.dispose()
  }
}

const color = new Color()

/** Initial capacity of a batch. */
const ROOM = 64
/**
 * Hysteresis: the detail increases only when the batch has shrunk below this part of the limit, not each time that a
 * piece leaves.
 */
const CLEARLY = 0.8

/** Returns the detail for a number of pieces. @param now the current detail */
function detailOf({ crowded }: Pick<InstancedForm, 'crowded'>, count: number, now: Detail): Detail {
  const [few, many] = crowded ?? [Infinity, Infinity]
  const fits = (part: number): Detail => (count <= few * part ? 0 : count <= many * part ? 1 : 2)
  const detail = fits(1)
  return detail < now ? (Math.min(now, fits(CLEARLY)) as Detail) : detail
}

/** Creates a batch in the scene. Patches its material for batches; the owner still disposes of the material. */
export function createInstancedBatch(
  form: Pick<InstancedForm, 'shape' | 'crowded'>,
  material: Material,
  skin: BatchSurface,
  parent: Object3D,
): InstancedBatch {
  const depth = batchDepthMaterial()
  const lit = batchMaterial(material, skin)
  let detail: Detail = 0
  let body = bodyOf(ROOM)
  parent.add(body.mesh)

  function bodyOf(room: number): CrowdMesh {
    const shape = form.shape(detail)
    const made = new CrowdMesh(shape, lit, depth, room)
    shape.dispose()
    return made
  }

  /** Grows the mesh for so many members and adjusts the detail of the shape to their number. */
  function suit(count: number): void {
    const next = detailOf(form, count, detail)
    if (count <= body.room && next === detail) return
    detail = next
    const room = count > body.room ? Math.max(count, body.room * 2) : body.room
    parent.remove(body.mesh)
    body.dispose()
    body = bodyOf(room)
    parent.add(body.mesh)
  }

  return {
    get mesh() {
      return body.mesh
    },
    set(members) {
      suit(members.length)
      body.show(members)
    },
    dispose() {
      parent.remove(body.mesh)
      body.dispose()
      depth.dispose()
    },
  }
}
