import { TRIANGLE, type CapturedCamera } from '../captured'
import { type Chance, createChance } from './chance'
import { createHit, type Hit, lookAt } from './hit'
import { type Arrival, createArrival, createLampLight, type LampLight, windowLight } from './lights'
import type { Body, Prepared } from './prepared'
import { createRays, type Rays } from './rays'
import { createSky, type Sky } from './sky'
import { reflect, sampleSurface } from './surface'

/** Generates camera rays: origin and direction into six values. */
type Eye = (x: number, y: number, s: number, t: number, into: Float64Array) => void

/** @returns rays for a place in the picture from -1 to 1, and for two random numbers that choose a point on the lens */
function createEye({ world, unproject, lens, focus }: CapturedCamera): Eye {
  const m = unproject
  return (x, y, s, t, into) => {
    // The far end of the ray, in camera space.
    const w = m[3]! * x + m[7]! * y + m[11]! + m[15]!
    const [px, py, pz] = [0, 1, 2].map((c) => (m[c]! * x + m[4 + c]! * y + m[8 + c]! + m[12 + c]!) / w) as [
      number,
      number,
      number,
    ]
    const sharp = focus / -pz
    const [lx, ly] = [lens * Math.sqrt(s) * Math.cos(2 * Math.PI * t), lens * Math.sqrt(s) * Math.sin(2 * Math.PI * t)]
    const [dx, dy, dz] = [px * sharp - lx, py * sharp - ly, pz * sharp]
    const long = Math.hypot(dx, dy, dz)
    for (let c = 0; c < 3; c++) {
      into[c] = world[12 + c]! + world[c]! * lx + world[4 + c]! * ly
      into[3 + c] = (world[c]! * dx + world[4 + c]! * dy + world[8 + c]! * dz) / long
    }
  }
}

/** Follows paths of light from the eye to the lamp, the window and the room. */
export interface Tracer {
  /** Adds the light of one path through a place of the picture, from -1 to 1, to three values. */
  path(
    pixel: number,
    sample: number,
    place: (s: number, t: number) => readonly [number, number],
    into: Float64Array,
  ): void
}

/** Largest number of surfaces on a path. */
const BOUNCES = 5
/** Largest light of one path: as much as one sample of the averaged picture. */
const BRIGHTEST = 24
/** Distance of a ray's start above the surface that it leaves, in inches. */
const CLEAR = 4e-4

/** The data of a path, and its present state. */
interface Walk {
  readonly scene: Prepared
  readonly rays: Rays
  readonly behind: Rays
  readonly sky: Sky
  readonly lamp: LampLight
  readonly chance: Chance
  /** Origin and direction. */
  readonly ray: Float64Array
  /** The share of light found from now on that reaches the eye, by colour; and the light found so far. */
  readonly part: Float64Array
  readonly light: Float64Array
  readonly hit: Hit
  /** The direction from which the path came, in the frame of the surface. */
  readonly out: Float64Array
  /** Scratch data, overwritten for each light that is sampled. */
  readonly arrival: Arrival
  readonly way: Float64Array
  readonly thrown: Float64Array
  readonly far: Float64Array
}

const raysIn = ({ triangles, hierarchy }: Body) => createRays(triangles, TRIANGLE, hierarchy)

function createWalk(scene: Prepared): Walk {
  const numbers = (count: number) => new Float64Array(count)
  return {
    ...{ scene, rays: raysIn(scene.table), behind: raysIn(scene.backdrop) },
    ...{ sky: createSky(scene.room), lamp: createLampLight(scene.lamp), chance: createChance() },
    ...{ ray: numbers(6), part: numbers(3), light: numbers(3), hit: createHit(), out: numbers(3) },
    ...{ arrival: createArrival(), way: numbers(3), thrown: numbers(4), far: numbers(4) },
  }
}

export function createTracer(scene: Prepared): Tracer {
  const walk = createWalk(scene)
  const eye = createEye(scene.camera)
  const { chance, ray, part, light } = walk
  return {
    path(pixel, sample, place, into) {
      chance.begin(pixel, sample)
      part.fill(1)
      light.fill(0)
      const [x, y] = place(chance.next(), chance.next())
      eye(x, y, chance.next(), chance.next(), ray)
      follow(walk)
      for (let c = 0; c < 3; c++) into[c] = into[c]! + Math.min(BRIGHTEST, light[c]!)
    },
  }
}

function follow(walk: Walk): void {
  const { scene, rays, ray, hit, way, out } = walk
  let density = 0
  for (let depth = 0; depth < BOUNCES; depth++) {
    const met = rays.nearest(ray[0]!, ray[1]!, ray[2]!, ray[3]!, ray[4]!, ray[5]!, Infinity)
    if (met.triangle < 0) return depth === 0 ? addBackdrop(walk) : addRoom(walk, density)
    lookAt(hit, scene.table, scene, met, ray[3]!, ray[4]!, ray[5]!)
    for (let c = 0; c < 3; c++) way[c] = -ray[3 + c]!
    inward(hit, way, out)
    gatherAll(walk)
    if (depth + 1 === BOUNCES) return
    density = goOn(walk)
    if (density === 0 || (depth > 0 && !survives(walk))) return
  }
}

/** Adds the backdrop behind the table, which is shown unlit. */
function addBackdrop({ scene, behind, ray, hit, light }: Walk): void {
  const met = behind.nearest(ray[0]!, ray[1]!, ray[2]!, ray[3]!, ray[4]!, ray[5]!, Infinity)
  if (met.triangle < 0) return
  lookAt(hit, scene.backdrop, scene, met, ray[3]!, ray[4]!, ray[5]!)
  light.set(hit.colour)
}

/** Adds the light of the room along the ray, weighted against direct sampling of the room. */
function addRoom({ sky, ray, part, light, far }: Walk, density: number): void {
  sky.light(ray[3]!, ray[4]!, ray[5]!, far)
  const share = (density * density) / (density * density + far[3]! * far[3]!)
  for (let c = 0; c < 3; c++) light[c] = light[c]! + part[c]! * far[c]! * share
}

/**
 * Samples the lamp, the room and the window. The room is sampled in two ways, weighted by multiple importance sampling.
 */
function gatherAll(walk: Walk): void {
  const { scene, hit, sky, lamp, chance, arrival, far, thrown } = walk
  const { way, light } = arrival
  if (lamp(hit.at, chance.next(), chance.next(), arrival) && reaches(walk, way, arrival.distance)) add(walk, light, 1)
  sky.sample(chance.next(), chance.next(), way)
  sky.light(way[0]!, way[1]!, way[2]!, far)
  if (reaches(walk, way, Infinity)) add(walk, far, far[3]! / (far[3]! ** 2 + thrown[3]! ** 2))
  windowLight(scene.window, chance.next(), chance.next(), arrival)
  if (reaches(walk, way, Infinity)) add(walk, light, 1)
}

/**
 * Whether light from a direction is reflected to the eye and nothing blocks it; `thrown` receives the reflected share.
 */
function reaches({ rays, hit, out, way, thrown }: Walk, from: Float64Array, most: number): boolean {
  const { at, plane } = hit
  if (!isAbove(hit, from[0]!, from[1]!, from[2]!)) return false
  inward(hit, from, way)
  reflect(hit.surface, out[0]!, out[1]!, out[2]!, way[0]!, way[1]!, way[2]!, thrown)
  if (thrown[3] === 0) return false
  const [x, y, z] = [at[0]! + plane[0]! * CLEAR, at[1]! + plane[1]! * CLEAR, at[2]! + plane[2]! * CLEAR]
  return !rays.blocked(x, y, z, from[0]!, from[1]!, from[2]!, most)
}

function add({ light, part, thrown }: Walk, arriving: Float64Array, times: number): void {
  for (let c = 0; c < 3; c++) light[c] = light[c]! + part[c]! * thrown[c]! * arriving[c]! * times
}

/** Transforms a world direction into the frame of the surface. */
function inward({ tangent, across, normal }: Hit, from: Float64Array, into: Float64Array): void {
  const [x, y, z] = [from[0]!, from[1]!, from[2]!]
  into[0] = x * tangent[0]! + y * tangent[1]! + z * tangent[2]!
  into[1] = x * across[0]! + y * across[1]! + z * across[2]!
  into[2] = x * normal[0]! + y * normal[1]! + z * normal[2]!
}

const isAbove = ({ plane }: Hit, x: number, y: number, z: number): boolean =>
  x * plane[0]! + y * plane[1]! + z * plane[2]! > 0

/** Continues the ray from the surface. Returns the density of its direction; 0 if the path ends. */
function goOn({ hit, chance, ray, part, out, way, thrown }: Walk): number {
  sampleSurface(hit.surface, way, out[0]!, out[1]!, out[2]!, chance.next(), chance.next(), chance.next())
  reflect(hit.surface, out[0]!, out[1]!, out[2]!, way[0]!, way[1]!, way[2]!, thrown)
  const density = thrown[3]!
  if (density === 0) return 0
  const { at, plane, tangent, across, normal } = hit
  for (let c = 0; c < 3; c++) {
    ray[3 + c] = way[0]! * tangent[c]! + way[1]! * across[c]! + way[2]! * normal[c]!
    ray[c] = at[c]! + plane[c]! * CLEAR
    part[c] = (part[c]! * thrown[c]!) / density
  }
  return isAbove(hit, ray[3]!, ray[4]!, ray[5]!) ? density : 0
}

/** Ends some paths that contribute little, and weights the others accordingly (Russian roulette). */
function survives({ chance, part }: Walk): boolean {
  const keep = Math.min(0.95, Math.max(part[0]!, part[1]!, part[2]!))
  if (chance.next() >= keep) return false
  for (let c = 0; c < 3; c++) part[c] = part[c]! / keep
  return true
}
