import type { Pose } from '../../stage/model/pieces'
import { jitter } from './jitter'
import { fromLeaningPlane, onLeaningPlane } from '../../stage/model/turns'

/** A fan of cards. Inches and radians; the defaults are the five cards of the look study. */
export interface Fan {
  /** Where the middle of the row of cards lies. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** From where it is read: 0 is the near edge (+z), positive turns against the clock seen from above. */
  readonly facing: number
  /** How far it leans up towards its reader. */
  readonly lean: number
  /** From one card to the next, measured along the row, while there is room for it. */
  readonly pitch: number
  /** The longest that the row of cards' middles may grow. */
  readonly width: number
  /** How much lower the ends may hang than the middle. */
  readonly sag: number
  /** Angle from one card to the next while there is room for it. */
  readonly spread: number
  /** Height from one card to the next, and the most that a whole fan may rise. */
  readonly rise: number
  readonly riseAll: number
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
  riseAll: 0.6,
  bend: [0.014, 0.006],
}

/**
 * Where the cards of a fan lie, from left to right, the right ones on top. Many cards move closer together and the arc
 * flattens, so that a hand of forty still fits.
 */
export function fanPoses(fan: Fan, ids: readonly string[]): Pose[] {
  const gaps = Math.max(1, ids.length - 1)
  const pitch = Math.min(fan.pitch, fan.width / gaps)
  const rise = Math.min(fan.rise, fan.riseAll / gaps)
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
      ...onLeaningPlane(fan.lean, spin, fan.facing),
      bend: fan.bend,
    }
  })
}
