import type { Hierarchy } from './bvh'

/** Where a ray meets a triangle. */
export interface Meeting {
  /** Its place among the triangles; -1 where the ray meets none. */
  triangle: number
  distance: number
  /** How much of the second and of the third corner is in it. */
  u: number
  v: number
}

/** Asks what rays meet. Rays start at (x, y, z) and go along (dx, dy, dz), which need not be of length 1. */
export interface Rays {
  /** The nearest triangle nearer than `most`. The answer is the same object each time. */
  nearest(x: number, y: number, z: number, dx: number, dy: number, dz: number, most: number): Meeting
  /** Whether there is any triangle nearer than `most`. */
  blocked(x: number, y: number, z: number, dx: number, dy: number, dz: number, most: number): boolean
}

/** @param corners nine numbers a triangle, every `stride` numbers */
export function createRays(corners: Float32Array, stride: number, { boxes, links, order }: Hierarchy): Rays {
  const edges = edgesOf(corners, stride, order)
  const stack = new Int32Array(128)
  const met: Meeting = { triangle: -1, distance: 0, u: 0, v: 0 }

  function walk(x: number, y: number, z: number, dx: number, dy: number, dz: number, most: number, any: boolean): void {
    const [ix, iy, iz] = [1 / dx, 1 / dy, 1 / dz]
    met.triangle = -1
    met.distance = most
    let top = 0
    stack[top++] = 0
    while (top > 0) {
      const node = stack[--top]!
      const count = links[node * 2]!
      const first = links[node * 2 + 1]!
      if (count > 0) {
        for (let i = first; i < first + count; i++)
          if (meet(met, edges, i * 9, x, y, z, dx, dy, dz)) met.triangle = order[i]!
        if (any && met.triangle >= 0) return
        continue
      }
      const left = entry(boxes, first, x, y, z, ix, iy, iz)
      const right = entry(boxes, first + 1, x, y, z, ix, iy, iz)
      // The nearer child comes first, so that the farther one can often be left out.
      if (left <= right) {
        if (right < met.distance) stack[top++] = first + 1
        if (left < met.distance) stack[top++] = first
      } else {
        if (left < met.distance) stack[top++] = first
        if (right < met.distance) stack[top++] = first + 1
      }
    }
  }

  return {
    nearest(x, y, z, dx, dy, dz, most) {
      walk(x, y, z, dx, dy, dz, most, false)
      return met
    },
    blocked(x, y, z, dx, dy, dz, most) {
      walk(x, y, z, dx, dy, dz, most, true)
      return met.triangle >= 0
    },
  }
}

/** The first corner and the two edges from it, in the order of the leaves. */
function edgesOf(corners: Float32Array, stride: number, order: Int32Array): Float32Array {
  const edges = new Float32Array(order.length * 9)
  order.forEach((triangle, i) => {
    for (let c = 0; c < 3; c++) {
      const from = corners[triangle * stride + c]!
      edges[i * 9 + c] = from
      edges[i * 9 + 3 + c] = corners[triangle * stride + 3 + c]! - from
      edges[i * 9 + 6 + c] = corners[triangle * stride + 6 + c]! - from
    }
  })
  return edges
}

/** How far a ray goes until it enters a node's box; infinity where it never does. */
function entry(
  boxes: Float32Array,
  node: number,
  x: number,
  y: number,
  z: number,
  ix: number,
  iy: number,
  iz: number,
): number {
  const at = node * 6
  const ax = (boxes[at]! - x) * ix
  const bx = (boxes[at + 3]! - x) * ix
  const ay = (boxes[at + 1]! - y) * iy
  const by = (boxes[at + 4]! - y) * iy
  const az = (boxes[at + 2]! - z) * iz
  const bz = (boxes[at + 5]! - z) * iz
  const enter = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz), 0)
  const leave = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz))
  return enter <= leave ? enter : Infinity
}

/** Möller and Trumbore 1997, "Fast, minimum storage ray/triangle intersection"; both sides count. Answers whether it is nearer than what was met before. */
function meet(
  met: Meeting,
  edges: Float32Array,
  at: number,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  const [ax, ay, az] = [edges[at + 3]!, edges[at + 4]!, edges[at + 5]!]
  const [bx, by, bz] = [edges[at + 6]!, edges[at + 7]!, edges[at + 8]!]
  const [px, py, pz] = [dy * bz - dz * by, dz * bx - dx * bz, dx * by - dy * bx]
  const det = ax * px + ay * py + az * pz
  if (det === 0) return false
  const [sx, sy, sz] = [x - edges[at]!, y - edges[at + 1]!, z - edges[at + 2]!]
  const u = (sx * px + sy * py + sz * pz) / det
  if (u < 0 || u > 1) return false
  const [qx, qy, qz] = [sy * az - sz * ay, sz * ax - sx * az, sx * ay - sy * ax]
  const v = (dx * qx + dy * qy + dz * qz) / det
  if (v < 0 || u + v > 1) return false
  const distance = (bx * qx + by * qy + bz * qz) / det
  if (distance <= 0 || distance >= met.distance) return false
  met.distance = distance
  met.u = u
  met.v = v
  return true
}
