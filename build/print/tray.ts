import { single, type Job } from './job'
import { side, type Side } from './press/wrapped'

const SIZE = { width: 1024, height: 256 } as const

/** The look of a box's sides, and the URL of the module that defines it. */
interface Tray extends Omit<Side, 'width' | 'height'> {
  readonly source: string
  /** WebP quality of the picture, 0 to 100; that of the small one is 2 less. */
  readonly quality: number
}

/** Creates a job for the sides of a box's lower half, as one picture that repeats horizontally. */
export const trayJob = (name: string, { source, quality, ...look }: Tray): Job =>
  single(name, {
    source,
    cost: 1,
    ...SIZE,
    coding: { quality, small: quality - 2 },
    draw: () => side({ ...SIZE, ...look }),
  })
