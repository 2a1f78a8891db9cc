/** Returns the angle of a rotation about the vertical axis, in radians. */
export const turnOf = (turn: { x: number; y: number; z: number; w: number }): number =>
  Math.atan2(2 * (turn.w * turn.y + turn.x * turn.z), 1 - 2 * (turn.x * turn.x + turn.y * turn.y))
