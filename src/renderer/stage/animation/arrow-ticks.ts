import type { SpinTrajectory } from './arrow-launch'

/** Number of the dial's sectors; the arrow ticks at each boundary. */
export const SECTOR_COUNT = 52

const SECTOR_ANGLE = (2 * Math.PI) / SECTOR_COUNT
/** Least time between two ticks in seconds; ticks that follow sooner are left out. */
const MIN_TICK_INTERVAL = 0.055

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
