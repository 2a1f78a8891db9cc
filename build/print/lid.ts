import { createPrintJob, type Job, type JobOptions, type PrintStyle } from './job'
import type { Forme } from './plates'
import type { Wear } from './press/wear'

/** What the covering papers of all boxes have in common. */
const COVERING = { browning: 0.55, grain: 0.6 } as const

/** The printed lid, or front, of a box: its artwork and width, and how it is printed and worn. */
export interface Lid {
  readonly forme: () => Forme
  readonly inches: number
  readonly run: Omit<PrintStyle, keyof typeof COVERING>
  readonly wear: Wear
}

interface LidJobOptions extends JobOptions {
  /** Pixels of the longer side. */
  readonly longSide: number
}

/** Creates a job for a lid, with the proportions of its artwork. */
export function createLidJob(name: string, lid: Lid, { longSide, ...options }: LidJobOptions): Job {
  const { width, height } = lid.forme()
  const scale = longSide / Math.max(width, height)
  return createPrintJob(name, {
    ...options,
    ...lid,
    run: { ...COVERING, ...lid.run },
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  })
}
