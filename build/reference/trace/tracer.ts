import { TRIANGLE } from '../captured'
import { createChance } from './chance'
import { createEye } from './eye'
import { createHit, lookAt } from './hit'
import { createArrival, createLampLight, windowLight } from './lights'
import type { Body, Prepared } from './prepared'
import { createRays } from './rays'
import { createSky } from './sky'
import { reflect, sampleSurface } from './surface'

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

const raysIn = ({ triangles, hierarchy }: Body) => createRays(triangles, TRIANGLE, hierarchy)

export function createTracer(scene: Prepared): Tracer {
  const rays = raysIn(scene.table)
  const behind = raysIn(scene.backdrop)
  const [eye, sky, lamp] = [createEye(scene.camera), createSky(scene.room), createLampLight(scene.lamp)]
  const chance = createChance()
  const hit = createHit()
  const [ray, part, light] = [new Float64Array(6), new Float64Array(3), new Float64Array(3)]
  const [out, way, thrown, far] = [new Float64Array(3), new Float64Array(3), new Float64Array(4), new Float64Array(4)]
  const arrival = createArrival()

  /** A direction of the world in the frame of the surface. */
  function inward(from: Float64Array, at: number, into: Float64Array): void {
    const [x, y, z] = [from[at]!, from[at + 1]!, from[at + 2]!]
    const { tangent, across, normal } = hit
    into[0] = x * tangent[0]! + y * tangent[1]! + z * tangent[2]!
    into[1] = x * across[0]! + y * across[1]! + z * across[2]!
    into[2] = x * normal[0]! + y * normal[1]! + z * normal[2]!
  }

  function isAbove(direction: Float64Array): boolean {
    const { plane } = hit
    return direction[0]! * plane[0]! + direction[1]! * plane[1]! + direction[2]! * plane[2]! > 0
  }

  function isFree(direction: Float64Array, most: number): boolean {
    const { at, plane } = hit
    const [x, y, z] = [at[0]! + plane[0]! * CLEAR, at[1]! + plane[1]! * CLEAR, at[2]! + plane[2]! * CLEAR]
    return !rays.blocked(x, y, z, direction[0]!, direction[1]!, direction[2]!, most)
  }

  /** Adds what the surface throws to the eye of light from one direction. */
  function gather(
    direction: Float64Array,
    most: number,
    amount: (density: number) => number,
    colour: Float64Array,
  ): void {
    if (!isAbove(direction)) return
    inward(direction, 0, way)
    reflect(hit.surface, out[0]!, out[1]!, out[2]!, way[0]!, way[1]!, way[2]!, thrown)
    if (thrown[3] === 0 || !isFree(direction, most)) return
    const times = amount(thrown[3]!)
    for (let c = 0; c < 3; c++) light[c] = light[c]! + part[c]! * thrown[c]! * colour[c]! * times
  }

  const whole = () => 1

  function gatherAll(): void {
    if (lamp(hit.at, chance.next(), chance.next(), arrival)) gather(arrival.way, arrival.distance, whole, arrival.light)
    sky.sample(chance.next(), chance.next(), arrival.way)
    sky.light(arrival.way[0]!, arrival.way[1]!, arrival.way[2]!, far)
    const density = far[3]!
    gather(arrival.way, Infinity, (other) => density / (density * density + other * other), far)
    windowLight(scene.window, chance.next(), chance.next(), arrival)
    gather(arrival.way, Infinity, whole, arrival.light)
  }

  /** Sends the ray on from the surface; answers the density of its direction, 0 where it ends. */
  function goOn(): number {
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
    return isAbove(ray.subarray(3)) ? density : 0
  }

  /** Ends some paths that bring little, and makes up for it. */
  function survives(): boolean {
    const keep = Math.min(0.95, Math.max(part[0]!, part[1]!, part[2]!))
    if (chance.next() >= keep) return false
    for (let c = 0; c < 3; c++) part[c] = part[c]! / keep
    return true
  }

  function addBackdrop(): void {
    const met = behind.nearest(ray[0]!, ray[1]!, ray[2]!, ray[3]!, ray[4]!, ray[5]!, Infinity)
    if (met.triangle < 0) return
    lookAt(hit, scene.backdrop, scene, met, ray[3]!, ray[4]!, ray[5]!)
    light.set(hit.colour)
  }

  /** What comes from the room along the ray, as far as it was not found by looking for it. */
  function addRoom(density: number): void {
    sky.light(ray[3]!, ray[4]!, ray[5]!, far)
    const share = (density * density) / (density * density + far[3]! * far[3]!)
    for (let c = 0; c < 3; c++) light[c] = light[c]! + part[c]! * far[c]! * share
  }

  function follow(): void {
    let density = 0
    for (let depth = 0; depth < BOUNCES; depth++) {
      const met = rays.nearest(ray[0]!, ray[1]!, ray[2]!, ray[3]!, ray[4]!, ray[5]!, Infinity)
      if (met.triangle < 0) return depth === 0 ? addBackdrop() : addRoom(density)
      lookAt(hit, scene.table, scene, met, ray[3]!, ray[4]!, ray[5]!)
      for (let c = 0; c < 3; c++) way[c] = -ray[3 + c]!
      inward(way, 0, out)
      gatherAll()
      if (depth + 1 === BOUNCES) return
      density = goOn()
      if (density === 0 || (depth > 0 && !survives())) return
    }
  }

  return {
    path(pixel, sample, place, into) {
      chance.begin(pixel, sample)
      part.fill(1)
      light.fill(0)
      const [x, y] = place(chance.next(), chance.next())
      eye(x, y, chance.next(), chance.next(), ray)
      follow()
      for (let c = 0; c < 3; c++) into[c] = into[c]! + Math.min(BRIGHTEST, light[c]!)
    },
  }
}
