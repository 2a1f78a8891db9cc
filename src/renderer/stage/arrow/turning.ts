import type { Spin } from '../pieces'
import { launch, type Flight } from './launch'
import { ticksOf } from './ticks'

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

/** Where the arrow is after `dt` more seconds, whether it lies still, and whether it ticked meanwhile. */
export function turnOn(turning: Turning, dt: number): { angle: number; done: boolean; ticked: boolean } {
  turning.spent += dt
  const at = (turning.spent - turning.wait) * turning.speed
  const before = turning.heard
  while (turning.heard < turning.ticks.length && turning.ticks[turning.heard]! <= at) turning.heard++
  const done = at >= turning.flight.seconds
  return { angle: turning.flight.angle(at), done, ticked: turning.heard > before }
}
