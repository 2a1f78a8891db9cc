import { createPrintJob, type EncodingOptions, type Job, type PrintStyle } from './job'
import type { Forme } from './plates'
import type { Wear } from './press/wear'

/** The printed lid, or front, of a box: its artwork and width, and how it is printed and worn. */
export interface Lid {
  readonly forme: () => Forme
  readonly inches: number
  readonly run: PrintStyle
  readonly wear: Wear
}

interface LidJobOptions {
  readonly source: string
  readonly cost: number
  /** Pixels of the longer side. */
  readonly longSide: number
  readonly encoding: EncodingOptions
}

/** Creates a job for a lid, with the proportions of its artwork. */
export function createLidJob(name: string, lid: Lid, { longSide, ...options }: LidJobOptions): Job {
  const { width, height } = lid.forme()
  const scale = longSide / Math.max(width, height)
  return createPrintJob(name, {
    ...options,
    ...lid,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  })
}
