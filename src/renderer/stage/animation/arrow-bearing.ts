/**
 * How a flicked arrow on a pivot slows down: I·dω/dt = −(τ·sgn ω + bω + cω|ω|). The bearing rubs with the same moment at
 * any speed (τ), its oil with one that grows with the speed (b), the air with one that grows with its square (c).
 * All three are divided by the arrow's inertia. Speeds are in radians a second and never negative here: an arrow that
 * turns the other way is this one in a mirror.
 */
export interface Bearing {
  /** τ / I, in rad/s². */
  readonly dry: number
  /** b / I, in 1/s. */
  readonly oil: number
  /** c / I, in 1/rad. */
  readonly air: number
}

/** A brass arrow of seven and a half inches on a pin. */
export const BRASS: Bearing = { dry: 0.8, oil: 0.12, air: 0.03 }

/** Closed forms of the motion, from any speed down to rest. */
export interface Coasting {
  /** Seconds from this speed to rest. */
  time(speed: number): number
  /** Radians from this speed to rest. */
  angle(speed: number): number
  /** Speed so many seconds after this one; 0 once it rests. */
  after(speed: number, seconds: number): number
}

/**
 * The motion of an arrow on its bearing. With D = 4cτ − b², the equation's integrals are an arc tangent (time) and a
 * logarithm less a part of that time (angle).
 * @throws RangeError unless D > 0: an arrow with so much oil and so little air has other integrals
 */
export function coasting({ dry, oil, air }: Bearing): Coasting {
  const d = 4 * air * dry - oil * oil
  if (!(dry > 0 && air > 0 && oil >= 0 && d > 0)) throw new RangeError('this bearing has too much oil for its air')
  const root = Math.sqrt(d)
  const phase = (speed: number) => Math.atan((2 * air * speed + oil) / root)
  const still = phase(0)
  const time = (speed: number) => (2 / root) * (phase(speed) - still)
  return {
    time,
    angle: (speed) =>
      Math.log((dry + oil * speed + air * speed * speed) / dry) / (2 * air) - (oil / (2 * air)) * time(speed),
    after(speed, seconds) {
      const now = phase(speed) - (root / 2) * seconds
      return now <= still ? 0 : (root * Math.tan(now) - oil) / (2 * air)
    },
  }
}
