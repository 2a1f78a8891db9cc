import type { Job } from '../job'
import { createLidJob } from '../lid'
import { type BoxLook, createTrayJob } from '../tray'
import { chipsJob } from './chips'
import { dialJob } from './dial'
import { layoutJob } from './layout'
import { decoLeafletJob } from './leaflet'
import { DECO_LID } from './lid'

const source = import.meta.url

const lidJob: Job = createLidJob('deco/lid', DECO_LID, {
  source,
  cost: 5,
  longSide: 2304,
  encoding: { quality: 62, smallQuality: 62 },
})

/** The side of the box: teal covering paper with gold lines and a black foot. */
export const DECO_SIDE: BoxLook = {
  covering: [28, 80, 84],
  lines: { colour: [206, 160, 66], positions: [0.62, 0.68], width: 0.018 },
  stripe: { colour: [44, 40, 38], from: 0.72, isCloth: false },
  maxWearPixels: 13,
}
const tray: Job = createTrayJob('deco/tray', { source, quality: 80, ...DECO_SIDE })

/** Everything in the roulette box of 1938; the arrow is brass and needs no picture. */
export const DECO_JOBS: readonly Job[] = [dialJob, layoutJob, lidJob, decoLeafletJob, chipsJob, tray]
