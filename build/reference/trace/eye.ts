import type { CapturedCamera } from '../captured'

/** Sends rays out of the camera: origin and direction into six numbers. */
export type Eye = (x: number, y: number, s: number, t: number, into: Float64Array) => void

/** @returns rays for a place in the picture from -1 to 1, and for two chances that choose a place on the lens */
export function createEye({ world, unproject, lens, focus }: CapturedCamera): Eye {
  const m = unproject
  return (x, y, s, t, into) => {
    // The far end of the ray, before the camera stands anywhere.
    const w = m[3]! * x + m[7]! * y + m[11]! + m[15]!
    const [px, py, pz] = [0, 1, 2].map((c) => (m[c]! * x + m[4 + c]! * y + m[8 + c]! + m[12 + c]!) / w) as [
      number,
      number,
      number,
    ]
    const sharp = focus / -pz
    const [lx, ly] = [lens * Math.sqrt(s) * Math.cos(2 * Math.PI * t), lens * Math.sqrt(s) * Math.sin(2 * Math.PI * t)]
    const [dx, dy, dz] = [px * sharp - lx, py * sharp - ly, pz * sharp]
    const long = Math.hypot(dx, dy, dz)
    for (let c = 0; c < 3; c++) {
      into[c] = world[12 + c]! + world[c]! * lx + world[4 + c]! * ly
      into[3 + c] = (world[c]! * dx + world[4 + c]! * dy + world[8 + c]! * dz) / long
    }
  }
}
