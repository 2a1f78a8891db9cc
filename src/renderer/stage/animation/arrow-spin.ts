import type { Spin } from '../model/pieces'
import { launch, type Flight } from './arrow-launch'
import { ticksOf } from './arrow-ticks'

/** The state of a turning arrow. */
export interface Turning {
  readonly flight: Flight
  /** Seconds until the flick, scaled by the speed setting. */
  readonly wait: number
  /** 1 is normal; 2 plays the same spin in half the time. */
  readonly speed: number
  /** Times of its ticks, and how many of them have passed. */
  readonly ticks: readonly number[]
  heard: number
  spent: number
}

/** Starts a spin. Angles about y in radians; `wait` in seconds. */
export function flick(from: number, to: number, spin: Spin, wait: number, speed: number): Turning {
  const flight = launch({ from, to, strength: spin.strength })
  return { flight, wait, speed, ticks: ticksOf(flight), heard: 0, spent: 0 }
}

/**
 * Advances the arrow by `dt` seconds. Returns its angle, whether it lies still, and its speed in rad/s if it ticked
 * meanwhile; otherwise null.
 */
export function turnOn(turning: Turning, dt: number): { angle: number; done: boolean; tick: number | null } {
  const { flight } = turning
  turning.spent += dt
  const at = (turning.spent - turning.wait) * turning.speed
  const before = turning.heard
  while ((turning.ticks[turning.heard] ?? Infinity) <= at) turning.heard++
  const angle = flight.angle(at)
  const step = dt * turning.speed
  const tick = turning.heard > before ? Math.max(0, flight.angle(Math.max(0, at - step)) - angle) / step : null
  return { angle, done: at >= flight.seconds, tick }
}
