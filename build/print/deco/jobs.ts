import { printed, type Job } from '../job'
import { trayJob } from '../tray'
import { chipsJob } from './chips'
import { dialJob } from './dial'
import { layoutJob } from './layout'
import { decoLeaflet } from './leaflet'
import { DECO_INCHES, decoLid } from './lid'

const source = import.meta.url
const LID = { width: 2304, height: 1536 } as const

const lidJob: Job = printed('deco/lid', {
  source,
  cost: 5,
  run: {
    ...LID,
    ppi: LID.width / DECO_INCHES,
    paper: 'card',
    age: 0.22,
    tone: 0.55,
    grain: 0.6,
    register: 0.026,
    body: 0.75,
    mottle: 0.7,
    seed: 38,
  },
  wear: { foxing: 6, scuffs: 80, thumbs: 8, rim: 0.4, rub: 0.2, round: 0.08, core: 'grey' },
  coding: { quality: 62, small: 62 },
  forme: decoLid,
})

/** The side of the box: teal covering paper with gold lines and a black foot. */
const tray: Job = trayJob('deco/tray', {
  source,
  quality: 80,
  covering: [28, 80, 84],
  lines: { colour: [206, 160, 66], at: [0.62, 0.68], width: 0.018 },
  stripe: { colour: [44, 40, 38], from: 0.72, cloth: false },
  rub: 13,
})

/** Everything in the roulette box of 1938; the arrow is brass and needs no picture. */
export const DECO: readonly Job[] = [dialJob, layoutJob, lidJob, decoLeaflet, chipsJob, tray]
