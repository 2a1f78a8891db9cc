import type { Hierarchy } from './bvh'

/** The point where a ray meets a triangle. */
export interface Intersection {
  /** Index of the triangle; -1 if the ray meets none. */
  triangle: number
  distance: number
  /** Barycentric weights of the second and the third corner. */
  u: number
  v: number
}

/**
 * Intersects rays with triangles. Rays start at (x, y, z) and have the direction (dx, dy, dz), which need not be
 * normalized.
 */
export interface RayIntersector {
  /** Returns the nearest triangle closer than `most`, in the same object each time. */
  nearest(x: number, y: number, z: number, dx: number, dy: number, dz: number, maxDistance: number): Intersection
  /** Whether any triangle is closer than `most`. */
  isBlocked(x: number, y: number, z: number, dx: number, dy: number, dz: number, maxDistance: number): boolean
}

/** @param corners the array with nine values per triangle, at every `stride` values */
export function createRayIntersector(
  corners: Float32Array,
  stride: number,
  { boxes, links, order }: Hierarchy,
): RayIntersector {
  const edges = edgesOf(corners, stride, order)
  const stack = new Int32Array(128)
  const intersection: Intersection = { triangle: -1, distance: 0, u: 0, v: 0 }

  function walk(x: number, y: number, z: number, dx: number, dy: number, dz: number, most: number, any: boolean): void {
    const [ix, iy, iz] = [1 / dx, 1 / dy, 1 / dz]
    intersection.triangle = -1
    intersection.distance = most
    let top = 0
    stack[top++] = 0
    while (top > 0) {
      const node = stack[--top]!
      const count = links[node * 2]!
      const first = links[node * 2 + 1]!
      if (count > 0) {
        for (let i = first; i < first + count; i++)
          if (intersect(intersection, edges, i * 9, x, y, z, dx, dy, dz)) intersection.triangle = order[i]!
        if (any && intersection.triangle >= 0) return
        continue
      }
      const left = entryDistance(boxes, first, x, y, z, ix, iy, iz)
      const right = entryDistance(boxes, first + 1, x, y, z, ix, iy, iz)
      // The nearer child is visited first, so that the farther one can often be skipped.
      if (left <= right) {
        if (right < intersection.distance) stack[top++] = first + 1
        if (left < intersection.distance) stack[top++] = first
      } else {
        if (left < intersection.distance) stack[top++] = first
        if (right < intersection.distance) stack[top++] = first + 1
      }
    }
  }

  return {
    nearest(x, y, z, dx, dy, dz, most) {
      walk(x, y, z, dx, dy, dz, most, false)
      return intersection
    },
    isBlocked(x, y, z, dx, dy, dz, most) {
      walk(x, y, z, dx, dy, dz, most, true)
      return intersection.triangle >= 0
    },
  }
}

/** Returns the first corner of each triangle and the two edges from it, in leaf order. */
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

/** Returns the distance at which a ray enters a node's box; infinity if it misses the box. */
function entryDistance(
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

/**
 * Intersects a ray with a triangle from either side (Möller and Trumbore 1997, "Fast, minimum storage ray/triangle
 * intersection"). Whether it is closer than the previous meeting.
 */
function intersect(
  met: Intersection,
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
