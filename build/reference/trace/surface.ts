import { facets, sampleFacets, schlick } from './lobes'

/** The optical properties of a surface at one point. */
export interface Surface {
  /**
   * Diffuse reflectance, and specular reflectance at normal incidence, by colour; specular reflectance at grazing
   * angles.
   */
  readonly diffuse: Float64Array
  readonly specular: Float64Array
  grazing: number
  /** Roughness along the tangent and across it, squared for the microfacet model. */
  ax: number
  ay: number
  /** Amount of clear coat over it, and its roughness. */
  coat: number
  coatRough: number
  /** Reflectance of upright fibres, as on felt. */
  readonly sheen: Float64Array
  sheenRough: number
}

export const createSurface = (): Surface => ({
  ...{ diffuse: new Float64Array(3), specular: new Float64Array(3), sheen: new Float64Array(3) },
  ...{ grazing: 1, ax: 1, ay: 1, coat: 0, coatRough: 0.1, sheenRough: 1 },
})

/** Reflectance of lacquer at normal incidence. */
const LACQUER = 0.04

/** Returns the probabilities with which the parts of a surface are sampled. */
function lobeProbabilities(
  { diffuse, specular, grazing, coat }: Surface,
  oz: number,
): readonly [matt: number, mirror: number, coat: number] {
  const matt = Math.max(diffuse[0]!, diffuse[1]!, diffuse[2]!)
  const shine = schlick(Math.max(specular[0]!, specular[1]!, specular[2]!), grazing, oz)
  const lacquer = coat * schlick(LACQUER, 1, oz)
  const sum = matt + shine + lacquer
  return [matt / sum, shine / sum, lacquer / sum]
}

/**
 * Computes the light reflected from one direction into the other, times the incoming cosine, by colour.
 * @param into three values for the light, and one for the density with which `sampleSurface` chooses the second
 * direction
 */
export function reflect(
  surface: Surface,
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
  into: Float64Array,
): void {
  into.fill(0)
  if (oz <= 0 || iz <= 0) return
  const { diffuse, specular, grazing, ax, ay, coat, coatRough, sheen } = surface
  const [matt, shine, lacquer] = lobeProbabilities(surface, oz)
  const base = facets(ox, oy, oz, ix, iy, iz, ax, ay)
  const { value, density, toFacet } = base
  into[3] = (matt * iz) / Math.PI + shine * density
  const fibres = sheen[0]! + sheen[1]! + sheen[2]! > 0 ? sheenReflectance(surface, ox, oy, oz, ix, iy, iz) : 0
  for (let c = 0; c < 3; c++) {
    const fresnel = schlick(specular[c]!, grazing, toFacet)
    into[c] = ((diffuse[c]! * (1 - fresnel)) / Math.PI + value * fresnel + fibres * sheen[c]!) * iz
  }
  if (coat === 0) return
  const over = facets(ox, oy, oz, ix, iy, iz, coatRough, coatRough)
  into[3] += lacquer * over.density
  const kept = 1 - coat * schlick(LACQUER, 1, oz)
  const glint = coat * over.value * schlick(LACQUER, 1, over.toFacet) * iz
  for (let c = 0; c < 3; c++) into[c] = into[c]! * kept + glint
}

/**
 * Returns the sheen of fibres by Estevez and Kulla 2017, "Production friendly microfacet sheen BRDF", with the
 * denominator of Neubelt and Pettineo.
 */
function sheenReflectance(
  { sheenRough }: Surface,
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
): number {
  const power = 1 / Math.max(0.07, sheenRough) ** 2
  const cosine = (oz + iz) / Math.hypot(ox + ix, oy + iy, oz + iz)
  const sine = Math.sqrt(Math.max(0, 1 - cosine * cosine))
  return ((2 + power) * sine ** power) / (2 * Math.PI) / (4 * (oz + iz - oz * iz))
}

/** Samples a direction in which the surface reflects light, into `out`, by three random numbers from 0 to 1. */
export function sampleSurface(
  surface: Surface,
  out: Float64Array,
  ox: number,
  oy: number,
  oz: number,
  which: number,
  s: number,
  t: number,
): void {
  const [matt, shine] = lobeProbabilities(surface, oz)
  if (which < matt) {
    const [r, a] = [Math.sqrt(s), 2 * Math.PI * t]
    out[0] = r * Math.cos(a)
    out[1] = r * Math.sin(a)
    out[2] = Math.sqrt(Math.max(0, 1 - s))
  } else if (which < matt + shine) sampleFacets(out, ox, oy, oz, surface.ax, surface.ay, s, t)
  else sampleFacets(out, ox, oy, oz, surface.coatRough, surface.coatRough, s, t)
}
