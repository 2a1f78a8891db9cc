import { printed, type Job } from '../job'
import { trayJob } from '../tray'
import { atlasJob } from './atlas'
import { lionLeaflet } from './leaflet'
import { LION_INCHES, lionLid } from './lid'

const source = import.meta.url
const LID = { width: 1040, height: 1440 } as const

/** The packet's front, for display in the middle of the table; the flap is creased at 0.26 of its height. */
const lidJob: Job = printed('lion/lid', {
  source,
  cost: 3,
  run: {
    ...LID,
    ppi: LID.width / LION_INCHES,
    paper: 'buff',
    age: 0.4,
    tone: 0.55,
    grain: 0.6,
    register: 0.006,
    body: 0.35,
    mottle: 0.7,
    seed: 95,
  },
  wear: {
    foxing: 22,
    scuffs: 12,
    thumbs: 4,
    rim: 0.8,
    rub: 0.014,
    round: 0.02,
    core: 'core',
    folds: [{ upright: false, at: 0.26, width: 0.006 }],
  },
  coding: { quality: 64, small: 64 },
  forme: lionLid,
})

/** Sides of the packet: buff paper with a red line near the top and another near the bottom. */
const tray: Job = trayJob('lion/tray', {
  source,
  quality: 78,
  covering: [214, 180, 116],
  lines: { colour: [164, 66, 54], at: [0.1, 0.9], width: 0.035 },
  rub: 9,
})

/** All pictures of the coffee premium's packet. */
export const LION: readonly Job[] = [atlasJob(false), atlasJob(true), lidJob, lionLeaflet, tray]
