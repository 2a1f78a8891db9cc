import type { Spin } from '../model/pieces'
import { computeTrajectory, type SpinTrajectory } from './arrow-launch'

/** Number of the dial's sectors; the arrow ticks at each boundary. */
export const SECTOR_COUNT = 52

const SECTOR_ANGLE = (2 * Math.PI) / SECTOR_COUNT

/** Least time between two ticks in seconds; ticks that follow sooner are left out. */
const MIN_TICK_INTERVAL = 0.055

/** The state of a turning arrow. */
export type SpinState = ReturnType<typeof createSpinState>

/** Starts a spin. Angles about y in radians; `wait` in seconds. */
export function createSpinState(from: number, to: number, spin: Spin, wait: number, speed: number) {
  const trajectory = computeTrajectory({ from, to, strength: spin.strength })
  return {
    trajectory,
    wait,
    speed,
    /** Times of its ticks, and how many of them have passed. */
    ticks: ticksOf(trajectory),
    passedTicks: 0,
    elapsed: 0,
  }
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

/**
 * Returns the times when the arrow passes from one sector to the next, in seconds after the flick, leaving out those
 * too close to the previous one.
 */
export function ticksOf(trajectory: SpinTrajectory): number[] {
  const ticks: number[] = []
  const first = Math.ceil(trajectory.from / SECTOR_ANGLE) - 1
  for (let line = first; line * SECTOR_ANGLE > trajectory.restAngle; line--) {
    const at = passingTimeOf(trajectory, line * SECTOR_ANGLE)
    if (at - (ticks.at(-1) ?? -1) >= MIN_TICK_INTERVAL) ticks.push(at)
  }
  return ticks
}

/** Returns the time when the arrow passes an angle, by bisection: it turns in one direction only until it stops. */
function passingTimeOf(trajectory: SpinTrajectory, angle: number): number {
  let early = 0
  let late = trajectory.coastSeconds
  while (late - early > 1e-4) {
    const middle = (early + late) / 2
    if (trajectory.angle(middle) > angle) early = middle
    else late = middle
  }
  return late
}
