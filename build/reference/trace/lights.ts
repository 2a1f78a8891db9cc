import type { CapturedLamp, CapturedWindow } from '../captured-scene'
import { POOL_FADE_RANGE } from '../../../src/renderer/stage/surface/lamp-pool'
import { smoothstep } from './smoothstep'

/**
 * Light that arrives at a point from one direction: the direction, the distance, and the irradiance on a surface that
 * faces it.
 */
export interface IncidentLight {
  readonly direction: Float64Array
  readonly light: Float64Array
  distance: number
}

export const createIncidentLight = (): IncidentLight => ({
  direction: new Float64Array(3),
  light: new Float64Array(3),
  distance: 0,
})

/**
 * Computes the light from one point of the lamp's disc, chosen by two random numbers; false if its cone does not reach
 * the point.
 */
export type LampSampler = (at: Float64Array, s: number, t: number, into: IncidentLight) => boolean

export function createLampSampler(lamp: CapturedLamp): LampSampler {
  const { at: home, target, strength, rim, radius, cone, penumbra } = lamp
  const ahead = unit(target[0] - home[0], target[1] - home[1], target[2] - home[2])
  const right = unit(ahead[2], 0, -ahead[0])
  const above = [
    ahead[1] * right[2] - ahead[2] * right[1],
    ahead[2] * right[0] - ahead[0] * right[2],
    ahead[0] * right[1] - ahead[1] * right[0],
  ] as const
  const from = new Float64Array(3)
  return (at, s, t, into) => {
    const [r, a] = [radius * Math.sqrt(s), 2 * Math.PI * t]
    let [far, aim, along] = [0, 0, 0]
    for (let c = 0; c < 3; c++) {
      from[c] = home[c]! + r * (Math.cos(a) * right[c]! + Math.sin(a) * above[c]!)
      into.direction[c] = from[c]! - at[c]!
      far += into.direction[c]! ** 2
      aim += (from[c]! - target[c]!) ** 2
      along += into.direction[c]! * (from[c]! - target[c]!)
    }
    into.distance = Math.sqrt(far)
    const reach = smoothstep(cone, penumbra, along / Math.sqrt(far * aim))
    // The shade gives the light at the edge of the pool a warmer colour.
    const own = smoothstep(POOL_FADE_RANGE[0], POOL_FADE_RANGE[1], reach)
    for (let c = 0; c < 3; c++) {
      into.direction[c] = into.direction[c]! / into.distance
      into.light[c] = (strength[c]! * (rim[c]! + (1 - rim[c]!) * own) * reach) / far
    }
    return reach > 0
  }
}

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const long = Math.hypot(x, y, z)
  return [x / long, y / long, z / long]
}

/** Size of the window as seen from the table: the tangent of half its angle. */
const HALF_WINDOW_TANGENT = 0.13

/** Computes the light from one point of the distant window. */
export function sampleWindow({ from, strength }: CapturedWindow, s: number, t: number, into: IncidentLight): void {
  const side = unit(from[2], 0, -from[0])
  const [across, up] = [(2 * s - 1) * HALF_WINDOW_TANGENT, (2 * t - 1) * HALF_WINDOW_TANGENT]
  const way = unit(from[0] + side[0] * across, from[1] + up, from[2] + side[2] * across)
  for (let c = 0; c < 3; c++) {
    into.direction[c] = way[c]!
    into.light[c] = strength[c]!
  }
  into.distance = Infinity
}
