import type { Spin } from '../model/pieces'
import { launch, type Flight } from './arrow-launch'
import { ticksOf } from './arrow-ticks'

/** An arrow on its way, as the stage moves it on. */
export interface Turning {
  readonly flight: Flight
  /** Seconds until it is flicked, at the speed that was set. */
  readonly wait: number
  /** 1 is normal; 2 shows the same spin in half the time. */
  readonly speed: number
  /** Moments of its ticks, and how many were heard. */
  readonly ticks: readonly number[]
  heard: number
  spent: number
}

/** Flicks an arrow. Angles about y in radians; `wait` in seconds. */
export function flick(from: number, to: number, spin: Spin, wait: number, speed: number): Turning {
  const flight = launch({ from, to, strength: spin.strength })
  return { flight, wait, speed, ticks: ticksOf(flight), heard: 0, spent: 0 }
}

/**
 * Where the arrow is after `dt` more seconds, whether it lies still, and how fast it went (in rad/s) if it ticked
 * meanwhile; null if it did not.
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
