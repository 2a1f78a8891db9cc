import { printed, type Job } from '../job'
import { trayJob } from '../tray'
import { atlasJob } from './atlas'
import { packLeaflet } from './leaflet'
import { TUCK_INCHES, tuckLid } from './lid'

const source = import.meta.url
const LID = { width: 1012, height: 1540 } as const

/** Front of the tuck box, for display in the middle of the table. */
const lidJob: Job = printed('pack/lid', {
  source,
  cost: 3,
  run: {
    ...LID,
    ppi: LID.width / TUCK_INCHES,
    paper: 'bristol',
    age: 0.2,
    tone: 0.55,
    grain: 0.6,
    register: 0.006,
    body: 0.65,
    mottle: 0.6,
    seed: 53,
  },
  wear: { foxing: 4, scuffs: 16, thumbs: 5, rim: 0.35, rub: 0.02, round: 0.02, core: 'grey' },
  coding: { quality: 64, small: 64 },
  forme: tuckLid,
})

/** Sides of the tuck box: vermilion with two uncoloured lines. */
const tray: Job = trayJob('pack/tray', {
  source,
  quality: 78,
  covering: [196, 66, 50],
  lines: { colour: [232, 220, 192], at: [0.14, 0.86], width: 0.03 },
  rub: 12,
})

/** All pictures of the tuck box. */
export const PACK: readonly Job[] = [atlasJob(false), atlasJob(true), lidJob, packLeaflet, tray]
