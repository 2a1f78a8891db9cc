import type { Pose } from '../../stage/model/pieces'
import { jitter } from './jitter'
import { fromLeaningPlane, anglesOnLeaningPlane } from '../../stage/model/leaning-plane'

/**
 * A fan of cards. Lengths are in inches, angles in radians; the defaults are those of the five cards in the look study.
 */
export interface Fan {
  /** Centre of the row of cards. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** Side from which the fan is read: 0 is the near edge (+z); positive values turn anticlockwise seen from above. */
  readonly facing: number
  /** Angle by which the fan leans up towards its reader. */
  readonly lean: number
  /** Distance between the centres of neighbouring cards along the row, if there is room for it. */
  readonly pitch: number
  /** Largest length of the row, between the centres of the first and the last card. */
  readonly width: number
  /** Largest distance by which the ends of the arc lie nearer than its middle. */
  readonly sag: number
  /** Angle between neighbouring cards, if there is room for it. */
  readonly spread: number
  /** Height difference between neighbouring cards, and its largest total over the fan. */
  readonly rise: number
  readonly maxRise: number
  readonly bend: readonly [along: number, across: number]
}

export const READING_FAN: Fan = {
  x: 0,
  y: 0,
  z: 0,
  facing: 0,
  lean: 0.6,
  pitch: 0.946,
  width: 20,
  sag: 0.75,
  spread: 0.215,
  rise: 0.034,
  maxRise: 0.6,
  bend: [0.014, 0.006],
}

/**
 * Returns the poses of a fan's cards from left to right, each card above its left neighbour. In a large hand the cards
 * move closer together and the arc flattens, so that even forty fit.
 */
export function fanPoses(fan: Fan, ids: readonly string[]): Pose[] {
  const gaps = Math.max(1, ids.length - 1)
  const pitch = Math.min(fan.pitch, fan.width / gaps)
  const rise = Math.min(fan.rise, fan.maxRise / gaps)
  const angle = Math.min(fan.spread, (8 * fan.sag) / (pitch * gaps * gaps))
  const radius = pitch / angle
  return ids.map((id, i) => {
    const at = i - (ids.length - 1) / 2
    const round = at * angle
    const spin = jitter(id, 'fan', Math.min(0.02, angle / 3)) - round
    const step = { right: Math.sin(round) * radius, out: i * rise, near: radius - Math.cos(round) * radius }
    const offset = fromLeaningPlane(fan.lean, fan.facing, step)
    return {
      x: fan.x + offset.x,
      y: fan.y + offset.y,
      z: fan.z + offset.z,
      ...anglesOnLeaningPlane(fan.lean, spin, fan.facing),
      bend: fan.bend,
    }
  })
}
