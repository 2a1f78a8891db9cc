import type { Sheet } from '../press/run'
import { side } from '../press/wrapped'

export const TRAY = { width: 1024, height: 256 } as const

/** The side of the outfit's box: indigo covering paper with a red cloth tape along the foot. */
export const tray = (): Sheet =>
  side({ ...TRAY, covering: [56, 56, 98], stripe: { colour: [96, 42, 38], from: 0.8, cloth: true }, rub: 15 })
