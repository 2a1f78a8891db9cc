import { TRIANGLE, type CapturedCamera } from '../captured'
import { type Chance, createChance } from './chance'
import { createHit, type Hit, lookAt } from './hit'
import { type Arrival, createArrival, createLampLight, type LampLight, windowLight } from './lights'
import type { Body, Prepared } from './prepared'
import { createRays, type Rays } from './rays'
import { createSky, type Sky } from './sky'
import { reflect, sampleSurface } from './surface'

/** Sends rays out of the camera: origin and direction into six numbers. */
type Eye = (x: number, y: number, s: number, t: number, into: Float64Array) => void

/** @returns rays for a place in the picture from -1 to 1, and for two chances that choose a place on the lens */
function createEye({ world, unproject, lens, focus }: CapturedCamera): Eye {
  const m = unproject
  return (x, y, s, t, into) => {
    // The far end of the ray, before the camera stands anywhere.
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

/** Follows paths of light from the eye to lamp, window and room. */
export interface Tracer {
  /** Adds the light of one path through a place of the picture, from -1 to 1, to three numbers. */
  path(
    pixel: number,
    sample: number,
    place: (s: number, t: number) => readonly [number, number],
    into: Float64Array,
  ): void
}

/** Surfaces that light may meet on its way. */
const BOUNCES = 5
/** The most that one path may bring: as much as one sample of the averaged picture. */
const BRIGHTEST = 24
/** How far a ray starts above what it leaves, in inches. */
const CLEAR = 4e-4

/** What a path needs to know, and where it is now. */
interface Walk {
  readonly scene: Prepared
  readonly rays: Rays
  readonly behind: Rays
  readonly sky: Sky
  readonly lamp: LampLight
  readonly chance: Chance
  /** Origin and direction. */
  readonly ray: Float64Array
  /** The part of what is found from now on that reaches the eye, by colour; and what was found. */
  readonly part: Float64Array
  readonly light: Float64Array
  readonly hit: Hit
  /** Where the path came from, in the frame of the surface. */
  readonly out: Float64Array
  /** Written anew for each light that is asked. */
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

/** What is behind the table is seen as it is. */
function addBackdrop({ scene, behind, ray, hit, light }: Walk): void {
  const met = behind.nearest(ray[0]!, ray[1]!, ray[2]!, ray[3]!, ray[4]!, ray[5]!, Infinity)
  if (met.triangle < 0) return
  lookAt(hit, scene.backdrop, scene, met, ray[3]!, ray[4]!, ray[5]!)
  light.set(hit.colour)
}

/** What comes from the room along the ray, as far as it was not found by looking for it. */
function addRoom({ sky, ray, part, light, far }: Walk, density: number): void {
  sky.light(ray[3]!, ray[4]!, ray[5]!, far)
  const share = (density * density) / (density * density + far[3]! * far[3]!)
  for (let c = 0; c < 3; c++) light[c] = light[c]! + part[c]! * far[c]! * share
}

/** Looks for lamp, room and window. What the room gives is found by two ways, each of which counts where it is the better. */
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

/** Whether light that comes from a direction is thrown to the eye, and nothing is in its way; `thrown` is how much. */
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

/** A direction of the world in the frame of the surface. */
function inward({ tangent, across, normal }: Hit, from: Float64Array, into: Float64Array): void {
  const [x, y, z] = [from[0]!, from[1]!, from[2]!]
  into[0] = x * tangent[0]! + y * tangent[1]! + z * tangent[2]!
  into[1] = x * across[0]! + y * across[1]! + z * across[2]!
  into[2] = x * normal[0]! + y * normal[1]! + z * normal[2]!
}

const isAbove = ({ plane }: Hit, x: number, y: number, z: number): boolean =>
  x * plane[0]! + y * plane[1]! + z * plane[2]! > 0

/** Sends the ray on from the surface; answers the density of its direction, 0 where it ends. */
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

/** Ends some paths that bring little, and makes up for it. */
function survives({ chance, part }: Walk): boolean {
  const keep = Math.min(0.95, Math.max(part[0]!, part[1]!, part[2]!))
  if (chance.next() >= keep) return false
  for (let c = 0; c < 3; c++) part[c] = part[c]! / keep
  return true
}
