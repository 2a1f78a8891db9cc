/**
 * Microfacet reflection (GGX) with two roughnesses, sampled by visible normals (Heitz 2018, "Sampling the GGX
 * distribution of visible normals"). Directions are in the surface's frame: z along its normal.
 */

const lambda = (x: number, y: number, z: number, ax: number, ay: number): number =>
  (Math.sqrt(1 + (ax * ax * x * x + ay * ay * y * y) / (z * z)) - 1) / 2

/** Microfacet terms of a pair of directions, both above the surface. */
export interface Facets {
  /**
   * Distribution times shadowing, divided by four times both cosines: the reflectance without Fresnel's term and
   * without the incoming cosine.
   */
  value: number
  /** Probability density with which `sampleFacets` chooses the second direction. */
  density: number
  /** Cosine between a direction and the facet's normal. */
  toFacet: number
}

const sharedFacets: Facets = { value: 0, density: 0, toFacet: 0 }

/** Returns the microfacet terms of two directions, in the same object each time. */
export function facets(
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
  ax: number,
  ay: number,
): Facets {
  let [hx, hy, hz] = [ox + ix, oy + iy, oz + iz]
  const long = Math.hypot(hx, hy, hz)
  hx /= long
  hy /= long
  hz /= long
  const e = (hx / ax) ** 2 + (hy / ay) ** 2 + hz * hz
  const distribution = 1 / (Math.PI * ax * ay * e * e)
  const [out, back] = [lambda(ox, oy, oz, ax, ay), lambda(ix, iy, iz, ax, ay)]
  sharedFacets.value = distribution / ((1 + out + back) * 4 * oz * iz)
  sharedFacets.density = distribution / ((1 + out) * 4 * oz)
  sharedFacets.toFacet = ox * hx + oy * hy + oz * hz
  return sharedFacets
}

/** Samples a direction into which a facet reflects the direction towards the eye; it may be below the surface. */
export function sampleFacets(
  out: Float64Array,
  ox: number,
  oy: number,
  oz: number,
  ax: number,
  ay: number,
  s: number,
  t: number,
): void {
  const [vx, vy, vz] = normal(ax * ox, ay * oy, oz)
  const flat = vx * vx + vy * vy
  const [t1x, t1y] = flat > 0 ? [-vy / Math.sqrt(flat), vx / Math.sqrt(flat)] : [1, 0]
  const [t2x, t2y, t2z] = [-vz * t1y, vz * t1x, vx * t1y - vy * t1x]
  const r = Math.sqrt(s)
  const p1 = r * Math.cos(2 * Math.PI * t)
  const half = 0.5 * (1 + vz)
  const p2 = (1 - half) * Math.sqrt(1 - p1 * p1) + half * r * Math.sin(2 * Math.PI * t)
  const up = Math.sqrt(Math.max(0, 1 - p1 * p1 - p2 * p2))
  const [hx, hy, hz] = normal(
    ax * (p1 * t1x + p2 * t2x + up * vx),
    ay * (p1 * t1y + p2 * t2y + up * vy),
    Math.max(0, p2 * t2z + up * vz),
  )
  const twice = 2 * (ox * hx + oy * hy + oz * hz)
  out[0] = twice * hx - ox
  out[1] = twice * hy - oy
  out[2] = twice * hz - oz
}

function normal(x: number, y: number, z: number): readonly [number, number, number] {
  const long = Math.hypot(x, y, z)
  return [x / long, y / long, z / long]
}

/** Returns Fresnel's reflectance by Schlick 1994, between its values at normal and at grazing incidence. */
export const schlick = (atNormal: number, atGrazing: number, cosine: number): number =>
  atNormal + (atGrazing - atNormal) * (1 - Math.min(1, Math.max(0, cosine))) ** 5
