import type { Flight } from './arrow-launch'

/** Sectors of the dial: the arrow ticks where two of them meet. */
export const SECTORS = 52

const SECTOR = (2 * Math.PI) / SECTORS
/** Ticks that follow each other faster than this many seconds run together: only some of them are heard. */
const APART = 0.055

/** When the arrow passes from sector to sector, in seconds after the flick, those too close to the one before left out. */
export function ticksOf(flight: Flight): number[] {
  const ticks: number[] = []
  const first = Math.ceil(flight.from / SECTOR) - 1
  for (let line = first; line * SECTOR > flight.rest; line--) {
    const at = passes(flight, line * SECTOR)
    if (at - (ticks.at(-1) ?? -1) >= APART) ticks.push(at)
  }
  return ticks
}

/** When the arrow passes an angle on its way: it only ever turns one way until it stops. */
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
