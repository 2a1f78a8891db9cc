import { VALUES_PER_TRIANGLE, type Wrap } from '../captured-scene'
import type { TriangleMesh, PreparedScene, Picture } from './prepared-scene'
import type { Intersection } from './rays'
import { wear } from './wear'
import { createSurface, type Surface } from './surface'

const LINEAR = Float64Array.from({ length: 256 }, (_, i) =>
  i / 255 <= 0.04045 ? i / 255 / 12.92 : ((i / 255 + 0.055) / 1.055) ** 2.4,
)

/** Maps a texture coordinate into 0 to 1 by its wrap mode. */
function wrapCoordinate(at: number, wrap: Wrap): number {
  if (wrap === 'clamp') return Math.min(1, Math.max(0, at))
  if (wrap === 'repeat') return at - Math.floor(at)
  const twice = at - 2 * Math.floor(at / 2)
  return twice > 1 ? 2 - twice : twice
}

/**
 * Reads the nearest pixel of a picture in linear light into three values. Many samples per pixel make filtering
 * unnecessary.
 */
function readPicture({ width, height, pixels, srgb, wrap }: Picture, u: number, v: number, into: Float64Array): void {
  const x = Math.min(width - 1, Math.floor(wrapCoordinate(u, wrap[0]) * width))
  const y = Math.min(height - 1, Math.floor(wrapCoordinate(v, wrap[1]) * height))
  const at = (y * width + x) * 3
  for (let c = 0; c < 3; c++) into[c] = srgb ? LINEAR[pixels[at + c]!]! : pixels[at + c]! / 255
}

/**
 * A point where a ray meets the table: the surface there, and its frame, whose z axis is on the side from which it was
 * met.
 */
export interface Hit {
  readonly surface: Surface
  /** Its colour as printed. */
  readonly colour: Float64Array
  readonly at: Float64Array
  readonly tangent: Float64Array
  readonly across: Float64Array
  readonly normal: Float64Array
  /** The normal of the flat triangle, on the same side. */
  readonly plane: Float64Array
}

const createTriple = () => new Float64Array(3)

export const createHit = (): Hit => ({
  ...{ surface: createSurface(), colour: createTriple(), at: createTriple() },
  ...{ tangent: createTriple(), across: createTriple(), normal: createTriple(), plane: createTriple() },
})

/** Lower limit of roughness: narrower facets exceed the precision of floats; three.js has the same limit. */
const MIN_ROUGHNESS = 0.0525
/** Reflectance of all non-metals at normal incidence. */
const DIELECTRIC_REFLECTANCE = 0.04

const texel = createTriple()

/** Computes the hit for the meeting of a ray with direction (dx, dy, dz). */
export function computeHit(
  hit: Hit,
  { triangles }: TriangleMesh,
  scene: PreparedScene,
  intersection: Intersection,
  dx: number,
  dy: number,
  dz: number,
): void {
  const { triangle, u, v } = intersection
  const from = triangle * VALUES_PER_TRIANGLE
  computeFrame(hit, triangles, from, u, v, dx, dy, dz)
  const s = interpolate(triangles, from + 18, 2, u, v)
  const t = interpolate(triangles, from + 19, 2, u, v)
  computeSurface(hit, scene, triangles, from, s, t)
}

/** Interpolates a value between the three corners. */
function interpolate(numbers: Float32Array, at: number, step: number, u: number, v: number): number {
  return numbers[at]! * (1 - u - v) + numbers[at + step]! * u + numbers[at + 2 * step]! * v
}

function computeFrame(
  { at, normal, plane, tangent, across }: Hit,
  tri: Float32Array,
  from: number,
  u: number,
  v: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  const [u1, v1] = [tri[from + 20]! - tri[from + 18]!, tri[from + 21]! - tri[from + 19]!]
  const [u2, v2] = [tri[from + 22]! - tri[from + 18]!, tri[from + 23]! - tri[from + 19]!]
  const turned = u1 * v2 - u2 * v1 < 0 ? -1 : 1
  for (let c = 0; c < 3; c++) {
    at[c] = interpolate(tri, from + c, 3, u, v)
    normal[c] = interpolate(tri, from + 9 + c, 3, u, v)
    const [a, b] = [tri[from + 3 + c]! - tri[from + c]!, tri[from + 6 + c]! - tri[from + c]!]
    across[c] = a
    plane[c] = b
    tangent[c] = (a * v2 - b * v1) * turned
  }
  const [ax, ay, az] = across as unknown as [number, number, number]
  const [bx, by, bz] = plane as unknown as [number, number, number]
  plane[0] = ay * bz - az * by
  plane[1] = az * bx - ax * bz
  plane[2] = ax * by - ay * bx
  orientAgainst(plane, dx, dy, dz)
  normalize(normal)
  // Smoothed normals must be on the side of their triangle.
  if (normal[0]! * plane[0] + normal[1]! * plane[1] + normal[2]! * plane[2] < 0) negate(normal)
  if (normal[0]! * dx + normal[1]! * dy + normal[2]! * dz >= 0) normal.set(plane)
  complete(tangent, across, normal)
}

function negate(vector: Float64Array): void {
  for (let c = 0; c < 3; c++) vector[c] = -vector[c]!
}

function normalize(vector: Float64Array): void {
  const long = Math.hypot(vector[0]!, vector[1]!, vector[2]!)
  for (let c = 0; c < 3; c++) vector[c] = vector[c]! / long
}

/** Normalizes a vector and makes it point against a direction. */
function orientAgainst(vector: Float64Array, dx: number, dy: number, dz: number): void {
  normalize(vector)
  if (vector[0]! * dx + vector[1]! * dy + vector[2]! * dz > 0) negate(vector)
}

/** Projects the tangent into the surface, and computes the bitangent. */
function complete(tangent: Float64Array, across: Float64Array, normal: Float64Array): void {
  const [x, y, z] = normal as unknown as [number, number, number]
  let along = tangent[0]! * x + tangent[1]! * y + tangent[2]! * z
  for (let c = 0; c < 3; c++) tangent[c] = tangent[c]! - along * normal[c]!
  if (!(Math.hypot(tangent[0]!, tangent[1]!, tangent[2]!) > 1e-9)) {
    tangent.set(Math.abs(x) < 0.7 ? [1, 0, 0] : [0, 1, 0])
    along = Math.abs(x) < 0.7 ? x : y
    for (let c = 0; c < 3; c++) tangent[c] = tangent[c]! - along * normal[c]!
  }
  normalize(tangent)
  across[0] = y * tangent[2]! - z * tangent[1]!
  across[1] = z * tangent[0]! - x * tangent[2]!
  across[2] = x * tangent[1]! - y * tangent[0]!
}

function computeSurface(
  { surface, colour, tangent, across }: Hit,
  { materials, pictures }: PreparedScene,
  tri: Float32Array,
  from: number,
  s: number,
  t: number,
): void {
  const material = materials[tri[from + 27]!]!
  for (let c = 0; c < 3; c++) colour[c] = material.color[c]! * tri[from + 24 + c]!
  if (material.map !== null) {
    readPicture(pictures[material.map]!, s, t, texel)
    for (let c = 0; c < 3; c++) colour[c] = colour[c]! * texel[c]!
  }
  if (material.fibre !== null) {
    const [along, across] = material.fibre.repeat
    readPicture(pictures[material.fibre.texture]!, s * along, t * across, texel)
    for (let c = 0; c < 3; c++) colour[c] = colour[c]! * (0.5 + texel[0]!)
  }
  if (material.worn) wear(colour, s, t, tri[from + 28]! > 0.5)
  let rough = material.roughness
  if (material.roughnessMap !== null) {
    readPicture(pictures[material.roughnessMap]!, s, t, texel)
    rough *= texel[1]!
  }
  rough = Math.min(1, Math.max(MIN_ROUGHNESS, rough))
  const { metalness, anisotropy, matt } = material
  const dull = matt ? 0.5 : 1
  for (let c = 0; c < 3; c++) {
    surface.diffuse[c] = colour[c]! * (1 - metalness)
    surface.specular[c] = (DIELECTRIC_REFLECTANCE * (1 - metalness) + colour[c]! * metalness) * dull
    surface.sheen[c] = material.sheen[c]!
  }
  surface.grazing = matt ? 0.3 : 1
  surface.ay = rough * rough
  surface.ax = surface.ay + (1 - surface.ay) * anisotropy * anisotropy
  surface.coat = material.clearcoat
  surface.coatRough = Math.max(MIN_ROUGHNESS, material.clearcoatRoughness) ** 2
  surface.sheenRough = material.sheenRoughness
  if (anisotropy > 0) rotate(tangent, across, material.anisotropyRotation)
}

function rotate(tangent: Float64Array, across: Float64Array, by: number): void {
  const [cos, sin] = [Math.cos(by), Math.sin(by)]
  for (let c = 0; c < 3; c++) {
    const [a, b] = [tangent[c]!, across[c]!]
    tangent[c] = a * cos + b * sin
    across[c] = b * cos - a * sin
  }
}
