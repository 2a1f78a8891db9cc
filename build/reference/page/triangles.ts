import { VALUES_PER_TRIANGLE } from '../captured-scene'
import type { Attribute, SceneObject } from './three'

/** Collects triangles in world coordinates, in inches. */
export interface TriangleList {
  /**
   * Adds all triangles of a mesh, for each of its instances.
   * @param material its index in the list of materials
   */
  add(mesh: SceneObject, material: number): void
  numbers(): Float32Array
}

/** One mesh, or one of its instances: its transform, bend and tint, and the atlas cells that it shows. */
interface MeshInstance {
  readonly matrix: readonly number[]
  readonly tint: readonly [number, number, number]
  readonly bend: readonly [number, number]
  /**
   * Left, bottom, width and height of its cells, for the upper face and the underside; null if it shows the whole
   * texture.
   */
  readonly cells: readonly [readonly number[], readonly number[]] | null
}

export function createTriangleList(): TriangleList {
  const parts: Float32Array[] = []
  return {
    add(mesh, material) {
      for (const standing of instancesOf(mesh)) parts.push(trianglesOf(mesh, standing, material))
    },
    numbers() {
      const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
      let at = 0
      for (const part of parts) {
        all.set(part, at)
        at += part.length
      }
      return all
    },
  }
}

function* instancesOf(mesh: SceneObject): Generator<MeshInstance> {
  const world = mesh.matrixWorld.elements
  if (!mesh.isInstancedMesh) {
    yield { matrix: world, tint: [1, 1, 1], bend: [0, 0], cells: null }
    return
  }
  const { aBend, aFace, aUnder } = mesh.geometry.attributes
  const cell = (from: Attribute, i: number) => [from.getX(i), from.getY(i), from.getZ(i), from.getW(i)]
  for (let i = 0; i < mesh.count; i++) {
    const color = mesh.instanceColor
    yield {
      matrix: multiply(world, mesh.instanceMatrix.array.subarray(i * 16, i * 16 + 16)),
      tint: color ? [color.getX(i), color.getY(i), color.getZ(i)] : [1, 1, 1],
      bend: aBend ? [aBend.getX(i), aBend.getY(i)] : [0, 0],
      cells: mesh.material.map && aFace && aUnder ? [cell(aFace, i), cell(aUnder, i)] : null,
    }
  }
}

function multiply(a: ArrayLike<number>, b: ArrayLike<number>): number[] {
  return Array.from({ length: 16 }, (_, at) => {
    const [column, row] = [at >> 2, at & 3]
    return [0, 1, 2, 3].reduce((sum, k) => sum + a[k * 4 + row]! * b[column * 4 + k]!, 0)
  })
}

/** Returns the upper left of the inverse transpose, row by row, up to a scale factor: it transforms normals. */
function normalMatrix([
  a = 0,
  b = 0,
  c = 0,
  ,
  d = 0,
  e = 0,
  f = 0,
  ,
  g = 0,
  h = 0,
  i = 0,
]: readonly number[]): number[] {
  return [
    e * i - f * h,
    f * g - d * i,
    d * h - e * g,
    c * h - b * i,
    a * i - c * g,
    b * g - a * h,
    b * f - c * e,
    c * d - a * f,
    a * e - b * d,
  ]
}

function trianglesOf(mesh: SceneObject, standing: MeshInstance, material: number): Float32Array {
  const { attributes, index } = mesh.geometry
  const { position, normal, uv, under } = attributes
  if (!position || !normal) throw new Error('a mesh has no normals')
  const { matrix, bend, tint, cells } = standing
  const turn = normalMatrix(matrix)
  const count = (index?.count ?? position.count) / 3
  const part = new Float32Array(count * VALUES_PER_TRIANGLE)
  for (let n = 0; n < count; n++) {
    const to = n * VALUES_PER_TRIANGLE
    for (let k = 0; k < 3; k++) {
      const i = index ? index.getX(n * 3 + k) : n * 3 + k
      const [x, z] = [position.getX(i), position.getZ(i)]
      const y = position.getY(i) + bend[0] * x * x + bend[1] * z * z
      const ny = normal.getY(i)
      const slanted = [normal.getX(i) - 2 * bend[0] * x * ny, ny, normal.getZ(i) - 2 * bend[1] * z * ny]
      for (let c = 0; c < 3; c++) {
        part[to + k * 3 + c] = matrix[c]! * x + matrix[4 + c]! * y + matrix[8 + c]! * z + matrix[12 + c]!
        // Rows of the cofactor matrix correspond to columns of the transform.
        part[to + 9 + k * 3 + c] = turn[c]! * slanted[0]! + turn[3 + c]! * slanted[1]! + turn[6 + c]! * slanted[2]!
      }
      const cell = cells?.[under && under.getX(i) > 0.5 ? 1 : 0] ?? [0, 0, 1, 1]
      part[to + 18 + k * 2] = cell[0]! + (uv?.getX(i) ?? 0) * cell[2]!
      part[to + 19 + k * 2] = cell[1]! + (uv?.getY(i) ?? 0) * cell[3]!
    }
    part.set(tint, to + 24)
    part[to + 27] = material
    part[to + 28] = under && under.getX(index ? index.getX(n * 3) : n * 3) > 0.5 ? 1 : 0
  }
  return part
}
