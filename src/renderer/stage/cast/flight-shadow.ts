import { MathUtils, Vector3 } from 'three'
import type { AnimatedPiece } from '../animation/animated-piece'
import { LAMP } from '../surface/light'
import { overlapOf } from './ground'
import type { SoftPatch } from './soft-patches'

/** How far a shadow reaches more for each inch between a piece and what it flies over. */
const SPREAD = 0.32
/** The part of that by which it also eats into the piece's outline: light comes in from all sides. */
const INWARD = 0.4
/** From this height on, in inches, a piece throws no shadow of its own any more. */
const HIGHEST = 4.5
/** How far it moves away from the lamp: all the way where it passes for the lamp's own shadow. */
const AWAY = { plain: 1, rich: 0.5 } as const
/** Lies so much higher for each inch of height, and at most: over the single cards that lie on its ground. */
const OVER = { inch: 0.05, most: 0.035 } as const
/** A pile has no shadow around its uppermost card: what lands on it loses its own over the last of its way, in inches. */
const LANDING = 0.25

const side = new Vector3()
const fore = new Vector3()

/** What a flying card, chip or man touches its ground with when it lies there. */
interface Outline {
  readonly reach: number
  readonly strength: number
  readonly r: number
}

/** What a piece flies over. */
interface Ground {
  /** Board, tray or table. */
  readonly height: number
  readonly slope: number
}

/**
 * The shadow of a card, chip or man in the air: what the contact shadow of a piece that lies becomes as it rises. It grows
 * wider and softer, fades, moves away from the lamp, and follows the piece's tilt.
 * @param stacked what lies still and may be flown over
 * @param low in place of the lamp's cast shadow
 */
export function flightShadow(
  actor: AnimatedPiece,
  outline: Outline,
  ground: Ground,
  stacked: readonly AnimatedPiece[],
  low: boolean,
): SoftPatch {
  const { place, size } = actor
  const { at } = place
  const pile = pileBelow(actor, ground.height, stacked)
  const height = Math.max(0, at.y - pile)
  const spread = height * SPREAD
  side.set((size.w / 2) * place.scale, 0, 0).applyQuaternion(place.turn)
  fore.set(0, 0, (size.d / 2) * place.scale).applyQuaternion(place.turn)
  const [turn, across, along] = [
    Math.atan2(-side.z, side.x),
    Math.hypot(side.x, side.z) * edgeOn(place.down),
    Math.hypot(fore.x, fore.z),
  ]
  const inward = Math.min(spread * INWARD, Math.min(across, along) * 0.7)
  const [hx, hz] = [across - inward, along - inward]
  const fromLamp = (height / (LAMP.at.y - at.y)) * (low ? AWAY.plain : AWAY.rich)
  const landing = pile > ground.height ? Math.min(1, height / LANDING) : 1
  return {
    x: at.x + (at.x - LAMP.at.x) * fromLamp,
    y: pile + 0.003 + Math.min(OVER.most, height * OVER.inch),
    z: at.z + (at.z - LAMP.at.z) * fromLamp,
    ...{ turn, slope: ground.slope, hx, hz },
    r: Math.min(hx, hz, outline.r * place.scale + spread * 0.5),
    reach: outline.reach + spread,
    strength: outline.strength * (1 - Math.min(1, height / HIGHEST)) ** 1.5 * landing,
  }
}

/** How wide a card is seen from above that turns over: 0 shows its face, 1 its back. */
const edgeOn = (down: number): number => Math.max(0.06, Math.abs(Math.cos(down * Math.PI)))

/** The height of what is flown over: it rises by and by where a pile begins. */
function pileBelow(actor: AnimatedPiece, ground: number, stacked: readonly AnimatedPiece[]): number {
  const { x, y, z } = actor.place.at
  let top = ground
  for (const other of stacked) {
    const high = other.place.at.y + other.size.h * other.place.scale
    if (other === actor || high <= top || high > y + 0.02) continue
    top = Math.max(top, MathUtils.lerp(ground, high, overlapOf(other, x, z)))
  }
  return top
}
