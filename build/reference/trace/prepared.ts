import { type Captured, type CapturedMaterial, type CapturedTexture, TRIANGLE } from '../captured'
import { createHierarchy, type Hierarchy } from './bvh'
import { floatsOf, sharedFloats } from './shared'

/** A picture as pixels: three bytes each, row by row from the bottom. */
export interface Picture extends Pick<CapturedTexture, 'srgb' | 'wrap'> {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Triangles with their hierarchy. */
export interface Body {
  readonly triangles: Float32Array
  readonly hierarchy: Hierarchy
}

/** A captured table, ready to be traced by several threads. */
export interface Prepared extends Pick<Captured, 'camera' | 'lamp' | 'window' | 'room'> {
  readonly materials: readonly CapturedMaterial[]
  readonly pictures: readonly Picture[]
  /** The lit surfaces, and the backdrop, which is only visible behind them. */
  readonly table: Body
  readonly backdrop: Body
}

/** @param pictures the captured textures, in their order */
export function prepare(captured: Captured, pictures: readonly Picture[]): Prepared {
  const { camera, lamp, window, room, materials } = captured
  const all = floatsOf(captured.triangles)
  const glowing = (i: number) => materials[all[i * TRIANGLE + 27]!]!.glows
  const count = all.length / TRIANGLE
  const table = body(
    all,
    Array.from({ length: count }, (_, i) => i).filter((i) => !glowing(i)),
  )
  const backdrop = body(all, Array.from({ length: count }, (_, i) => i).filter(glowing))
  return { camera, lamp, window, room, materials, pictures, table, backdrop }
}

function body(all: Float32Array, wanted: readonly number[]): Body {
  const triangles = sharedFloats(wanted.length * TRIANGLE)
  wanted.forEach((from, i) => triangles.set(all.subarray(from * TRIANGLE, (from + 1) * TRIANGLE), i * TRIANGLE))
  return { triangles, hierarchy: createHierarchy(triangles, TRIANGLE) }
}
