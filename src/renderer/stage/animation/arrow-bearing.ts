/**
 * Deceleration of a flicked arrow on a pivot: I·dω/dt = −(τ·sgn ω + bω + cω|ω|). The dry friction of the bearing is
 * independent of the speed (τ), the drag of its oil is proportional to the speed (b), and that of the air to its square
 * (c). All three are divided by the arrow's moment of inertia. Speeds are in rad/s and never negative here; the
 * opposite direction is the mirror image.
 */
export interface Bearing {
  /** τ / I, in rad/s². */
  readonly dry: number
  /** b / I, in 1/s. */
  readonly oil: number
  /** c / I, in 1/rad. */
  readonly air: number
}

/** A brass arrow, seven and a half inches long, on a pin. */
export const BRASS_BEARING: Bearing = { dry: 0.8, oil: 0.12, air: 0.03 }

/** The motion from any speed down to rest, in closed form. */
export interface CoastDown {
  /** Returns the seconds from this speed to rest. */
  time(speed: number): number
  /** Returns the angle in radians from this speed to rest. */
  angle(speed: number): number
  /** Returns the speed after `seconds`, given the speed now; 0 once the arrow rests. */
  speedAfter(speed: number, seconds: number): number
}

/**
 * Returns the motion of an arrow on a bearing. With D = 4cτ − b², the integrals of the equation are an arc tangent
 * (time) and a logarithm minus a multiple of that time (angle).
 * @throws RangeError unless D > 0: with more oil and less air the integrals have another form
 */
export function createCoastDown({ dry, oil, air }: Bearing): CoastDown {
  const d = 4 * air * dry - oil * oil
  if (!(dry > 0 && air > 0 && oil >= 0 && d > 0)) throw new RangeError('this bearing has too much oil for its air')
  const root = Math.sqrt(d)
  const phase = (speed: number) => Math.atan((2 * air * speed + oil) / root)
  const phaseAtRest = phase(0)
  const time = (speed: number) => (2 / root) * (phase(speed) - phaseAtRest)
  return {
    time,
    angle: (speed) =>
      Math.log((dry + oil * speed + air * speed * speed) / dry) / (2 * air) - (oil / (2 * air)) * time(speed),
    speedAfter(speed, seconds) {
      const now = phase(speed) - (root / 2) * seconds
      return now <= phaseAtRest ? 0 : (root * Math.tan(now) - oil) / (2 * air)
    },
  }
}
