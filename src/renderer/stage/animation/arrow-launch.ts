import { BRASS, coasting } from './arrow-bearing'

const TURN = 2 * Math.PI
const brass = coasting(BRASS)

/** Turns of the weakest and of the hardest flick: between four and eight seconds. */
const TURNS = { least: 2, most: 8 } as const

/** No flick makes the arrow faster than this, in radians a second. */
const FASTEST = 64
/** How near to its goal the launch brings the arrow, in radians. */
const EXACT = 1e-9

/**
 * The trembling at the end: the bearing was wound up a little by its own friction and lets the arrow swing back. `swing`
 * is where the arrow stops beyond its rest (radians); then a spring of this frequency (rad/s) and decay (1/s).
 */
const TREMBLE = { swing: 0.009, frequency: 21, decay: 4.2, seconds: 1 } as const

/** What a flick asks for. Angles about y in radians, as poses have them: the arrow turns with the clock, so they fall. */
export interface Flick {
  readonly from: number
  /** Where it is to rest: any angle, a whole number of turns counts for nothing. */
  readonly to: number
  /** 0 to 1: the speed and the turns, never where it stops. */
  readonly strength: number
}

/** One spin from the flick to rest, known for every moment: it does not depend on when it is looked at. */
export interface Flight {
  readonly from: number
  /** The angle of rest, less than `from` by all that is turned. */
  readonly rest: number
  /** Speed at the flick, in rad/s. */
  readonly speed: number
  /** Seconds until it lies still, the trembling included. */
  readonly seconds: number
  /** Seconds until it stops for the first time. */
  readonly coast: number
  /** The angle after so many seconds; exactly `rest` from `seconds` on. */
  angle(seconds: number): number
}

/** How far the arrow turns: to its goal, in about as many turns as the strength asks for. */
function travelOf({ from, to, strength }: Flick): number {
  const wanted = TURN * (TURNS.least + (TURNS.most - TURNS.least) * Math.min(1, Math.max(0, strength)))
  const left = from - to
  return left + TURN * Math.round((wanted - left) / TURN)
}

/** The speed from which an arrow coasts so far, by bisection: the angle grows with the speed. */
function speedFor(travel: number): number {
  let low = 0
  let high = FASTEST
  for (;;) {
    const middle = (low + high) / 2
    const over = brass.angle(middle) - travel
    if (Math.abs(over) < EXACT || middle === low || middle === high) return middle
    if (over < 0) low = middle
    else high = middle
  }
}

/** What is left of the swing after so many seconds: a spring let go at rest, faded out so that it ends exactly at 0. */
function swing(seconds: number): number {
  const { swing: far, frequency, decay, seconds: whole } = TREMBLE
  if (seconds >= whole) return 0
  const spring = Math.cos(frequency * seconds) + (decay / frequency) * Math.sin(frequency * seconds)
  const fade = (1 - (seconds / whole) ** 2) ** 2
  return far * Math.exp(-decay * seconds) * spring * fade
}

/** Solves a flick: the speed with which the arrow comes to rest where it must. */
export function launch(flick: Flick): Flight {
  const travel = travelOf(flick)
  const { from } = flick
  const rest = from - travel
  const whole = travel + TREMBLE.swing
  const speed = speedFor(whole)
  const coast = brass.time(speed)
  const seconds = coast + TREMBLE.seconds
  return {
    from,
    rest,
    speed,
    seconds,
    coast,
    angle(at) {
      if (at <= 0) return from
      if (at >= seconds) return rest
      if (at < coast) return rest - TREMBLE.swing + brass.angle(brass.after(speed, at))
      return rest - swing(at - coast)
    },
  }
}
