import type { Spin } from '../model/pieces'
import { computeTrajectory, type SpinTrajectory } from './arrow-launch'
import { ticksOf } from './arrow-ticks'

/** The state of a turning arrow. */
export interface SpinState {
  readonly trajectory: SpinTrajectory
  /** Seconds until the flick, scaled by the speed setting. */
  readonly wait: number
  /** 1 is normal; 2 plays the same spin in half the time. */
  readonly speed: number
  /** Times of its ticks, and how many of them have passed. */
  readonly ticks: readonly number[]
  passedTicks: number
  elapsed: number
}

/** Starts a spin. Angles about y in radians; `wait` in seconds. */
export function createSpinState(from: number, to: number, spin: Spin, wait: number, speed: number): SpinState {
  const trajectory = computeTrajectory({ from, to, strength: spin.strength })
  return { trajectory, wait, speed, ticks: ticksOf(trajectory), passedTicks: 0, elapsed: 0 }
}

/**
 * Advances the arrow by `dt` seconds. Returns its angle, whether it lies still, and its speed in rad/s if it ticked
 * meanwhile; otherwise null.
 */
export function advanceSpinState(
  state: SpinState,
  dt: number,
): { angle: number; done: boolean; tickSpeed: number | null } {
  const { trajectory } = state
  state.elapsed += dt
  const at = (state.elapsed - state.wait) * state.speed
  const before = state.passedTicks
  while ((state.ticks[state.passedTicks] ?? Infinity) <= at) state.passedTicks++
  const angle = trajectory.angle(at)
  const step = dt * state.speed
  const tick = state.passedTicks > before ? Math.max(0, trajectory.angle(Math.max(0, at - step)) - angle) / step : null
  return { angle, done: at >= trajectory.seconds, tickSpeed: tick }
}
