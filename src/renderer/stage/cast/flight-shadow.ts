import { MathUtils, Vector3 } from 'three'
import type { AnimatedPiece } from '../animation/animated-piece'
import { LAMP } from '../surface/light'
import { overlapOf } from './ground'
import type { SoftPatch } from './soft-patches'

/** Extra reach of a shadow for each inch between a piece and the surface below it. */
const SPREAD_PER_INCH = 0.32
/** Part of that by which the shadow also shrinks inside the piece's outline, since light comes in from all sides. */
const INWARD_PART = 0.4
/** Height in inches from which a piece throws no shadow of its own. */
const MAX_HEIGHT = 4.5
/**
 * Shift away from the lamp, as a share of a true cast shadow's: all of it where it stands in for the lamp's shadow (low
 * quality).
 */
const LAMP_SHIFT = { low: 1, high: 0.5 } as const
/**
 * Lift of the patch per inch of the piece's height, and its maximum, so that it lies over single cards on the ground.
 */
const PATCH_LIFT = { inch: 0.05, most: 0.035 } as const
/**
 * Height in inches over a pile within which a landing piece's shadow fades out, since the top card of a pile has none.
 */
const LANDING_HEIGHT = 0.25

const side = new Vector3()
const fore = new Vector3()

/** Contact shadow that a flying card, chip or man would have when lying on its ground. */
interface RestingShadow {
  readonly reach: number
  readonly strength: number
  readonly r: number
}

/** The ground below a flying piece. */
interface Ground {
  /** Height of the board, tray or table. */
  readonly height: number
  readonly slope: number
}

/**
 * Returns the shadow of a card, chip or man in the air, which continues its contact shadow as it rises: it grows wider
 * and softer, fades, moves away from the lamp, and follows the piece's tilt.
 * @param stacked pieces at rest that may lie below
 * @param isLowQuality whether it replaces the lamp's cast shadow
 */
export function flightShadow(
  actor: AnimatedPiece,
  restingShadow: RestingShadow,
  ground: Ground,
  stacked: readonly AnimatedPiece[],
  isLowQuality: boolean,
): SoftPatch {
  const { place, size } = actor
  const { at } = place
  const surfaceHeight = surfaceHeightBelow(actor, ground.height, stacked)
  const height = Math.max(0, at.y - surfaceHeight)
  const spread = height * SPREAD_PER_INCH
  side.set((size.w / 2) * place.scale, 0, 0).applyQuaternion(place.turn)
  fore.set(0, 0, (size.d / 2) * place.scale).applyQuaternion(place.turn)
  const [turn, across, along] = [
    Math.atan2(-side.z, side.x),
    Math.hypot(side.x, side.z) * widthFactorOf(place.down),
    Math.hypot(fore.x, fore.z),
  ]
  const inward = Math.min(spread * INWARD_PART, Math.min(across, along) * 0.7)
  const [hx, hz] = [across - inward, along - inward]
  const lampShift = (height / (LAMP.at.y - at.y)) * (isLowQuality ? LAMP_SHIFT.low : LAMP_SHIFT.high)
  const landingFade = surfaceHeight > ground.height ? Math.min(1, height / LANDING_HEIGHT) : 1
  return {
    x: at.x + (at.x - LAMP.at.x) * lampShift,
    y: surfaceHeight + 0.003 + Math.min(PATCH_LIFT.most, height * PATCH_LIFT.inch),
    z: at.z + (at.z - LAMP.at.z) * lampShift,
    ...{ turn, slope: ground.slope, hx, hz },
    r: Math.min(hx, hz, restingShadow.r * place.scale + spread * 0.5),
    reach: restingShadow.reach + spread,
    strength: restingShadow.strength * (1 - Math.min(1, height / MAX_HEIGHT)) ** 1.5 * landingFade,
  }
}

/**
 * Returns the width factor, as seen from above, of a card that is turning over: at 0 it shows its face, at 1 its back.
 */
const widthFactorOf = (down: number): number => Math.max(0.06, Math.abs(Math.cos(down * Math.PI)))

/** Returns the height of the surface below a piece; it rises gradually where a pile begins. */
function surfaceHeightBelow(actor: AnimatedPiece, ground: number, stacked: readonly AnimatedPiece[]): number {
  const { x, y, z } = actor.place.at
  let top = ground
  for (const other of stacked) {
    const high = other.place.at.y + other.size.h * other.place.scale
    if (other === actor || high <= top || high > y + 0.02) continue
    top = Math.max(top, MathUtils.lerp(ground, high, overlapOf(other, x, z)))
  }
  return top
}
