import { VALUES_PER_TRIANGLE, type CapturedCamera } from '../captured-scene'
import { type Sampler, createSampler } from './sampler'
import { createHit, type Hit, computeHit } from './hit'
import { type IncidentLight, createIncidentLight, createLampSampler, type LampSampler, sampleWindow } from './lights'
import type { TriangleMesh, PreparedScene } from './prepared-scene'
import { createRayIntersector, type RayIntersector } from './rays'
import { createEnvironmentLight, type EnvironmentLight } from './environment-light'
import { reflect, sampleSurface } from './surface'

/** Generates camera rays: origin and direction into six values. */
type CameraRays = (x: number, y: number, s: number, t: number, into: Float64Array) => void

/** @returns rays for a place in the picture from -1 to 1, and for two random numbers that choose a point on the lens */
function createCameraRays({ world, unproject, lens, focus }: CapturedCamera): CameraRays {
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
const MAX_BOUNCES = 5
/** Largest light of one path: as much as one sample of the averaged picture. */
const MAX_PATH_LIGHT = 24
/** Distance of a ray's start above the surface that it leaves, in inches. */
const RAY_OFFSET = 4e-4

/** The data of a path, and its present state. */
interface PathState {
  readonly scene: PreparedScene
  readonly rays: RayIntersector
  readonly backdropRays: RayIntersector
  readonly environment: EnvironmentLight
  readonly lamp: LampSampler
  readonly sampler: Sampler
  /** Origin and direction. */
  readonly ray: Float64Array
  /** The share of light found from now on that reaches the eye, by colour; and the light found so far. */
  readonly throughput: Float64Array
  readonly light: Float64Array
  readonly hit: Hit
  /** The direction from which the path came, in the frame of the surface. */
  readonly out: Float64Array
  /** Scratch data, overwritten for each light that is sampled. */
  readonly arrival: IncidentLight
  readonly direction: Float64Array
  readonly reflected: Float64Array
  readonly environmentLight: Float64Array
}

const intersectorOf = ({ triangles, hierarchy }: TriangleMesh) =>
  createRayIntersector(triangles, VALUES_PER_TRIANGLE, hierarchy)

function createPathState(scene: PreparedScene): PathState {
  const numbers = (count: number) => new Float64Array(count)
  return {
    ...{ scene, rays: intersectorOf(scene.table), backdropRays: intersectorOf(scene.backdrop) },
    ...{
      environment: createEnvironmentLight(scene.room),
      lamp: createLampSampler(scene.lamp),
      sampler: createSampler(),
    },
    ...{ ray: numbers(6), throughput: numbers(3), light: numbers(3), hit: createHit(), out: numbers(3) },
    ...{ arrival: createIncidentLight(), direction: numbers(3), reflected: numbers(4), environmentLight: numbers(4) },
  }
}

export function createTracer(scene: PreparedScene): Tracer {
  const walk = createPathState(scene)
  const eye = createCameraRays(scene.camera)
  const { sampler, ray, throughput, light } = walk
  return {
    path(pixel, sample, place, into) {
      sampler.begin(pixel, sample)
      throughput.fill(1)
      light.fill(0)
      const [x, y] = place(sampler.next(), sampler.next())
      eye(x, y, sampler.next(), sampler.next(), ray)
      tracePath(walk)
      for (let c = 0; c < 3; c++) into[c] = into[c]! + Math.min(MAX_PATH_LIGHT, light[c]!)
    },
  }
}

function tracePath(walk: PathState): void {
  const { scene, rays, ray, hit, direction, out } = walk
  let density = 0
  for (let depth = 0; depth < MAX_BOUNCES; depth++) {
    const met = rays.nearest(ray[0]!, ray[1]!, ray[2]!, ray[3]!, ray[4]!, ray[5]!, Infinity)
    if (met.triangle < 0) return depth === 0 ? addBackdrop(walk) : addRoom(walk, density)
    computeHit(hit, scene.table, scene, met, ray[3]!, ray[4]!, ray[5]!)
    for (let c = 0; c < 3; c++) direction[c] = -ray[3 + c]!
    toSurfaceFrame(hit, direction, out)
    sampleLights(walk)
    if (depth + 1 === MAX_BOUNCES) return
    density = continuePath(walk)
    if (density === 0 || (depth > 0 && !survives(walk))) return
  }
}

/** Adds the backdrop behind the table, which is shown unlit. */
function addBackdrop({ scene, backdropRays, ray, hit, light }: PathState): void {
  const met = backdropRays.nearest(ray[0]!, ray[1]!, ray[2]!, ray[3]!, ray[4]!, ray[5]!, Infinity)
  if (met.triangle < 0) return
  computeHit(hit, scene.backdrop, scene, met, ray[3]!, ray[4]!, ray[5]!)
  light.set(hit.colour)
}

/** Adds the light of the room along the ray, weighted against direct sampling of the room. */
function addRoom({ environment, ray, throughput, light, environmentLight }: PathState, density: number): void {
  environment.light(ray[3]!, ray[4]!, ray[5]!, environmentLight)
  const share = (density * density) / (density * density + environmentLight[3]! * environmentLight[3]!)
  for (let c = 0; c < 3; c++) light[c] = light[c]! + throughput[c]! * environmentLight[c]! * share
}

/**
 * Samples the lamp, the room and the window. The room is sampled in two ways, weighted by multiple importance sampling.
 */
function sampleLights(walk: PathState): void {
  const { scene, hit, environment, lamp, sampler, arrival, environmentLight, reflected } = walk
  const { direction, light } = arrival
  if (lamp(hit.at, sampler.next(), sampler.next(), arrival) && reaches(walk, direction, arrival.distance))
    add(walk, light, 1)
  environment.sample(sampler.next(), sampler.next(), direction)
  environment.light(direction[0]!, direction[1]!, direction[2]!, environmentLight)
  if (reaches(walk, direction, Infinity))
    add(walk, environmentLight, environmentLight[3]! / (environmentLight[3]! ** 2 + reflected[3]! ** 2))
  sampleWindow(scene.window, sampler.next(), sampler.next(), arrival)
  if (reaches(walk, direction, Infinity)) add(walk, light, 1)
}

/**
 * Whether light from a direction is reflected to the eye and nothing blocks it; `reflected` receives the reflected
 * share.
 */
function reaches(
  { rays, hit, out, direction, reflected }: PathState,
  from: Float64Array,
  maxDistance: number,
): boolean {
  const { at, plane } = hit
  if (!isAbove(hit, from[0]!, from[1]!, from[2]!)) return false
  toSurfaceFrame(hit, from, direction)
  reflect(hit.surface, out[0]!, out[1]!, out[2]!, direction[0]!, direction[1]!, direction[2]!, reflected)
  if (reflected[3] === 0) return false
  const [x, y, z] = [at[0]! + plane[0]! * RAY_OFFSET, at[1]! + plane[1]! * RAY_OFFSET, at[2]! + plane[2]! * RAY_OFFSET]
  return !rays.isBlocked(x, y, z, from[0]!, from[1]!, from[2]!, maxDistance)
}

function add({ light, throughput, reflected }: PathState, arriving: Float64Array, times: number): void {
  for (let c = 0; c < 3; c++) light[c] = light[c]! + throughput[c]! * reflected[c]! * arriving[c]! * times
}

/** Transforms a world direction into the frame of the surface. */
function toSurfaceFrame({ tangent, across, normal }: Hit, from: Float64Array, into: Float64Array): void {
  const [x, y, z] = [from[0]!, from[1]!, from[2]!]
  into[0] = x * tangent[0]! + y * tangent[1]! + z * tangent[2]!
  into[1] = x * across[0]! + y * across[1]! + z * across[2]!
  into[2] = x * normal[0]! + y * normal[1]! + z * normal[2]!
}

const isAbove = ({ plane }: Hit, x: number, y: number, z: number): boolean =>
  x * plane[0]! + y * plane[1]! + z * plane[2]! > 0

/** Continues the ray from the surface. Returns the density of its direction; 0 if the path ends. */
function continuePath({ hit, sampler, ray, throughput, out, direction, reflected }: PathState): number {
  sampleSurface(hit.surface, direction, out[0]!, out[1]!, out[2]!, sampler.next(), sampler.next(), sampler.next())
  reflect(hit.surface, out[0]!, out[1]!, out[2]!, direction[0]!, direction[1]!, direction[2]!, reflected)
  const density = reflected[3]!
  if (density === 0) return 0
  const { at, plane, tangent, across, normal } = hit
  for (let c = 0; c < 3; c++) {
    ray[3 + c] = direction[0]! * tangent[c]! + direction[1]! * across[c]! + direction[2]! * normal[c]!
    ray[c] = at[c]! + plane[c]! * RAY_OFFSET
    throughput[c] = (throughput[c]! * reflected[c]!) / density
  }
  return isAbove(hit, ray[3]!, ray[4]!, ray[5]!) ? density : 0
}

/** Ends some paths that contribute little, and weights the others accordingly (Russian roulette). */
function survives({ sampler, throughput }: PathState): boolean {
  const keep = Math.min(0.95, Math.max(throughput[0]!, throughput[1]!, throughput[2]!))
  if (sampler.next() >= keep) return false
  for (let c = 0; c < 3; c++) throughput[c] = throughput[c]! / keep
  return true
}
