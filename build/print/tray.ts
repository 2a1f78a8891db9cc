import { createPictureJob, type Job } from './job'
import { drawBoxSide, type BoxSide } from './press/box-side'

const SIZE = { width: 1024, height: 256 } as const

/** The look of a box's sides. */
export type BoxLook = Omit<BoxSide, 'width' | 'height'>

/** The look of a box's sides, and the URL of the module that defines it. */
interface TrayOptions extends BoxLook {
  readonly source: string
  /** WebP quality of the picture, 0 to 100; that of the small one is 2 less. */
  readonly quality: number
}

/** Creates a job for the sides of a box's lower half, as one picture that repeats horizontally. */
export const createTrayJob = (name: string, { source, quality, ...look }: TrayOptions): Job =>
  createPictureJob(name, {
    source,
    cost: 1,
    ...SIZE,
    encoding: { quality, smallQuality: quality - 2 },
    draw: () => drawBoxSide({ ...SIZE, ...look }),
  })
