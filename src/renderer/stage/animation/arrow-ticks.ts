import type { Flight } from './arrow-launch'

/** Number of the dial's sectors; the arrow ticks at each boundary. */
export const SECTORS = 52

const SECTOR = (2 * Math.PI) / SECTORS
/** Least time between two ticks in seconds; ticks that follow sooner are left out. */
const APART = 0.055

/**
 * Returns the times when the arrow passes from one sector to the next, in seconds after the flick, leaving out those
 * too close to the previous one.
 */
export function ticksOf(flight: Flight): number[] {
  const ticks: number[] = []
  const first = Math.ceil(flight.from / SECTOR) - 1
  for (let line = first; line * SECTOR > flight.rest; line--) {
    const at = passes(flight, line * SECTOR)
    if (at - (ticks.at(-1) ?? -1) >= APART) ticks.push(at)
  }
  return ticks
}

/** Returns the time when the arrow passes an angle, by bisection: it turns in one direction only until it stops. */
function passes(flight: Flight, angle: number): number {
  let early = 0
  let late = flight.coast
  while (late - early > 1e-4) {
    const middle = (early + late) / 2
    if (flight.angle(middle) > angle) early = middle
    else late = middle
  }
  return late
}
