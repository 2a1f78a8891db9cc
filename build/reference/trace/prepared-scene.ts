import { type CapturedScene, type CapturedMaterial, type CapturedTexture, VALUES_PER_TRIANGLE } from '../captured-scene'
import { createHierarchy, type Hierarchy } from './bvh'
import { floatsOf, sharedFloats } from './shared'

/** A picture as pixels: three bytes each, row by row from the bottom. */
export interface Picture extends Pick<CapturedTexture, 'srgb' | 'wrap'> {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Triangles with their hierarchy. */
export interface TriangleMesh {
  readonly triangles: Float32Array
  readonly hierarchy: Hierarchy
}

/** A captured table, ready to be traced by several threads. */
export interface PreparedScene extends Pick<CapturedScene, 'camera' | 'lamp' | 'window' | 'room'> {
  readonly materials: readonly CapturedMaterial[]
  readonly pictures: readonly Picture[]
  /** The lit surfaces, and the backdrop, which is only visible behind them. */
  readonly table: TriangleMesh
  readonly backdrop: TriangleMesh
}

/** @param pictures the captured textures, in their order */
export function prepare(captured: CapturedScene, pictures: readonly Picture[]): PreparedScene {
  const { camera, lamp, window, room, materials } = captured
  const all = floatsOf(captured.triangles)
  const glowing = (i: number) => materials[all[i * VALUES_PER_TRIANGLE + 27]!]!.glows
  const count = all.length / VALUES_PER_TRIANGLE
  const table = createMesh(
    all,
    Array.from({ length: count }, (_, i) => i).filter((i) => !glowing(i)),
  )
  const backdrop = createMesh(all, Array.from({ length: count }, (_, i) => i).filter(glowing))
  return { camera, lamp, window, room, materials, pictures, table, backdrop }
}

function createMesh(all: Float32Array, wanted: readonly number[]): TriangleMesh {
  const triangles = sharedFloats(wanted.length * VALUES_PER_TRIANGLE)
  wanted.forEach((from, i) =>
    triangles.set(all.subarray(from * VALUES_PER_TRIANGLE, (from + 1) * VALUES_PER_TRIANGLE), i * VALUES_PER_TRIANGLE),
  )
  return { triangles, hierarchy: createHierarchy(triangles, VALUES_PER_TRIANGLE) }
}
