import { createPrintJob, type Job } from '../job'
import { type BoxLook, createTrayJob } from '../tray'
import { chipsJob } from './chips'
import { dialJob } from './dial'
import { layoutJob } from './layout'
import { decoLeafletJob } from './leaflet'
import { DECO_LID_INCHES, decoLid } from './lid'

const source = import.meta.url
const LID = { width: 2304, height: 1536 } as const

const lidJob: Job = createPrintJob('deco/lid', {
  source,
  cost: 5,
  run: {
    ...LID,
    ppi: LID.width / DECO_LID_INCHES,
    paper: 'card',
    age: 0.22,
    browning: 0.55,
    grain: 0.6,
    misregistration: 0.026,
    opacity: 0.75,
    mottle: 0.7,
    seed: 38,
  },
  wear: { foxing: 6, scuffs: 80, thumbMarks: 8, rimBrowning: 0.4, edgeWear: 0.2, cornerRadius: 0.08, core: 'grey' },
  encoding: { quality: 62, smallQuality: 62 },
  forme: decoLid,
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
