import { createPrintJob, type Job } from '../job'
import { createTrayJob } from '../tray'
import { createAtlasJob } from './atlas'
import { packLeafletJob } from './leaflet'
import { TUCK_LID_INCHES, tuckLid } from './lid'

const source = import.meta.url
const LID = { width: 1012, height: 1540 } as const

/** Front of the tuck box, for display in the middle of the table. */
const lidJob: Job = createPrintJob('pack/lid', {
  source,
  cost: 3,
  run: {
    ...LID,
    ppi: LID.width / TUCK_LID_INCHES,
    paper: 'bristol',
    age: 0.2,
    browning: 0.55,
    grain: 0.6,
    misregistration: 0.006,
    opacity: 0.65,
    mottle: 0.6,
    seed: 53,
  },
  wear: { foxing: 4, scuffs: 16, thumbMarks: 5, rimBrowning: 0.35, edgeWear: 0.02, cornerRadius: 0.02, core: 'grey' },
  encoding: { quality: 64, smallQuality: 64 },
  forme: tuckLid,
})

/** Sides of the tuck box: vermilion with two uncoloured lines. */
const tray: Job = createTrayJob('pack/tray', {
  source,
  quality: 78,
  covering: [196, 66, 50],
  lines: { colour: [232, 220, 192], positions: [0.14, 0.86], width: 0.03 },
  maxWearPixels: 12,
})

/** All pictures of the tuck box. */
export const PACK_JOBS: readonly Job[] = [createAtlasJob(false), createAtlasJob(true), lidJob, packLeafletJob, tray]
