/** The three angles of a pose, applied about y first, then x, then z. */
export interface PoseAngles {
  readonly turn: number
  readonly tilt: number
  readonly roll: number
}

/**
 * Returns the angles of a card that lies turned by `spin` on a plane that leans by `lean` towards a viewer in the
 * direction `facing` (0: at +z; radians about y). Poses are turned before they are tilted, so the angles of a leaning
 * fan have to be computed.
 */
export function anglesOnLeaningPlane(lean: number, spin: number, facing = 0): PoseAngles {
  const c = Math.cos(lean)
  const s = Math.sin(lean)
  return {
    turn: facing + Math.atan2(Math.sin(spin), c * Math.cos(spin)),
    tilt: Math.asin(s * Math.cos(spin)),
    roll: Math.atan2(s * Math.sin(spin), c),
  }
}

/** Converts a step in a plane's own directions (right, out of the plane, towards the viewer) to a step on the table. */
export function fromLeaningPlane(
  lean: number,
  facing: number,
  step: { readonly right: number; readonly out: number; readonly near: number },
): { readonly x: number; readonly y: number; readonly z: number } {
  const y = step.out * Math.cos(lean) - step.near * Math.sin(lean)
  const z = step.out * Math.sin(lean) + step.near * Math.cos(lean)
  const c = Math.cos(facing)
  const s = Math.sin(facing)
  return { x: step.right * c + z * s, y, z: -step.right * s + z * c }
}
