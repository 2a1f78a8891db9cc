/**
 * Deceleration of a flicked arrow on a pivot: I·dω/dt = −(τ·sgn ω + bω + cω|ω|). The dry friction of the bearing is
 * independent of the speed (τ), the drag of its oil is proportional to the speed (b), and that of the air to its square
 * (c). All three are divided by the arrow's moment of inertia. Speeds are in rad/s and never negative here; the
 * opposite direction is the mirror image.
 */
interface Bearing {
  /** τ / I, in rad/s². */
  readonly dry: number
  /** b / I, in 1/s. */
  readonly oil: number
  /** c / I, in 1/rad. */
  readonly air: number
}

/** A brass arrow, seven and a half inches long, on a pin. */
export const BRASS_BEARING: Bearing = { dry: 0.8, oil: 0.12, air: 0.03 }

const TURN = 2 * Math.PI
const coastDown = createCoastDown(BRASS_BEARING)

/** Turns of the weakest and of the strongest flick; they take four and eight seconds, without the oscillation. */
const TURNS = { least: 2, most: 8 } as const

/** Upper limit of the speed, in rad/s. */
const MAX_SPEED = 64
/** Tolerance of the final angle, in radians. */
const ANGLE_TOLERANCE = 1e-9

/**
 * The oscillation at the end: friction winds the bearing up a little, and the arrow swings back. `swing` is the
 * overshoot beyond the angle of rest (radians); then follows a damped spring with this frequency (rad/s) and decay
 * (1/s).
 */
const END_OSCILLATION = { swing: 0.009, frequency: 21, decay: 4.2, seconds: 1 } as const

/** A requested flick. Angles about y in radians, as in poses; the arrow turns clockwise, so they decrease. */
export interface Flick {
  readonly from: number
  /** The angle of rest, up to whole turns. */
  readonly to: number
  /** Strength, 0 to 1. It affects the speed and the number of turns, never where the arrow stops. */
  readonly strength: number
}

/** A spin from the flick to rest, as a function of time and therefore independent of the frame rate. */
export interface SpinTrajectory {
  readonly from: number
  /** The angle of rest: `from` minus the whole rotation. */
  readonly restAngle: number
  /** Speed at the flick, in rad/s. */
  readonly speed: number
  /** Seconds until it lies still, including the oscillation. */
  readonly seconds: number
  /** Seconds until it stops for the first time. */
  readonly coastSeconds: number
  /** Returns the angle `seconds` after the flick; exactly `restAngle` once the whole time is over. */
  angle(seconds: number): number
}

/** Returns the rotation in radians that ends at the goal, in about the number of turns that the strength asks for. */
function travelOf({ from, to, strength }: Flick): number {
  const wanted = TURN * (TURNS.least + (TURNS.most - TURNS.least) * Math.min(1, Math.max(0, strength)))
  const left = from - to
  return left + TURN * Math.round((wanted - left) / TURN)
}

/** Finds the initial speed for a rotation by bisection, since the rotation grows with the speed. */
function speedFor(travel: number): number {
  let low = 0
  let high = MAX_SPEED
  for (;;) {
    const middle = (low + high) / 2
    const over = coastDown.angle(middle) - travel
    if (Math.abs(over) < ANGLE_TOLERANCE || middle === low || middle === high) return middle
    if (over < 0) low = middle
    else high = middle
  }
}

/**
 * Returns the remaining swing at a time after the stop: a spring released at rest, faded out so that it ends exactly at
 * 0.
 */
function swing(seconds: number): number {
  const { swing: overshoot, frequency, decay, seconds: whole } = END_OSCILLATION
  if (seconds >= whole) return 0
  const spring = Math.cos(frequency * seconds) + (decay / frequency) * Math.sin(frequency * seconds)
  const fade = (1 - (seconds / whole) ** 2) ** 2
  return overshoot * Math.exp(-decay * seconds) * spring * fade
}

/** Solves a flick for the speed at which the arrow comes to rest where it must. */
export function computeTrajectory(flick: Flick): SpinTrajectory {
  const travel = travelOf(flick)
  const { from } = flick
  const rest = from - travel
  const whole = travel + END_OSCILLATION.swing
  const speed = speedFor(whole)
  const coast = coastDown.time(speed)
  const seconds = coast + END_OSCILLATION.seconds
  return {
    from,
    restAngle: rest,
    speed,
    seconds,
    coastSeconds: coast,
    angle(at) {
      if (at <= 0) return from
      if (at >= seconds) return rest
      if (at < coast) return rest - END_OSCILLATION.swing + coastDown.angle(coastDown.speedAfter(speed, at))
      return rest - swing(at - coast)
    },
  }
}

/**
 * Returns the motion of an arrow on a bearing. With D = 4cτ − b², the integrals of the equation are an arc tangent
 * (time) and a logarithm minus a multiple of that time (angle).
 * @throws RangeError unless D > 0: with more oil and less air the integrals have another form
 */
export function createCoastDown({ dry, oil, air }: Bearing) {
  const d = 4 * air * dry - oil * oil
  if (!(dry > 0 && air > 0 && oil >= 0 && d > 0)) throw new RangeError('this bearing has too much oil for its air')
  const root = Math.sqrt(d)
  const phase = (speed: number) => Math.atan((2 * air * speed + oil) / root)
  const phaseAtRest = phase(0)
  /** Returns the seconds from this speed to rest. */
  const time = (speed: number) => (2 / root) * (phase(speed) - phaseAtRest)
  return {
    time,
    /** Returns the angle in radians from this speed to rest. */
    angle: (speed: number) =>
      Math.log((dry + oil * speed + air * speed * speed) / dry) / (2 * air) - (oil / (2 * air)) * time(speed),
    /** Returns the speed after `seconds`, given the speed now; 0 once the arrow rests. */
    speedAfter(speed: number, seconds: number): number {
      const now = phase(speed) - (root / 2) * seconds
      return now <= phaseAtRest ? 0 : (root * Math.tan(now) - oil) / (2 * air)
    },
  }
}
