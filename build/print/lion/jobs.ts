import { createPrintJob, type Job } from '../job'
import { createTrayJob } from '../tray'
import { createAtlasJob } from './atlas'
import { lionLeafletJob } from './leaflet'
import { LION_LID_INCHES, lionLid } from './lid'

const source = import.meta.url
const LID = { width: 1040, height: 1440 } as const

/** The packet's front, for display in the middle of the table; the flap is creased at 0.26 of its height. */
const lidJob: Job = createPrintJob('lion/lid', {
  source,
  cost: 3,
  run: {
    ...LID,
    ppi: LID.width / LION_LID_INCHES,
    paper: 'buff',
    age: 0.4,
    browning: 0.55,
    grain: 0.6,
    misregistration: 0.006,
    opacity: 0.35,
    mottle: 0.7,
    seed: 95,
  },
  wear: {
    foxing: 22,
    scuffs: 12,
    thumbMarks: 4,
    rimBrowning: 0.8,
    edgeWear: 0.014,
    cornerRadius: 0.02,
    core: 'core',
    folds: [{ isVertical: false, position: 0.26, width: 0.006 }],
  },
  encoding: { quality: 64, smallQuality: 64 },
  forme: lionLid,
})

/** Sides of the packet: buff paper with a red line near the top and another near the bottom. */
const tray: Job = createTrayJob('lion/tray', {
  source,
  quality: 78,
  covering: [214, 180, 116],
  lines: { colour: [164, 66, 54], positions: [0.1, 0.9], width: 0.035 },
  maxWearPixels: 9,
})

/** All pictures of the coffee premium's packet. */
export const LION_JOBS: readonly Job[] = [createAtlasJob(false), createAtlasJob(true), lidJob, lionLeafletJob, tray]
