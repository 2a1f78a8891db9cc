import { type Job, printed, single } from '../job'
import { print } from '../press/press'
import { clothe } from '../press/cloth'
import type { Run, Sheet } from '../press/run'
import { wear, type Wear } from '../press/wear'
import { textCase } from '../type/compose'
import { atlasJob } from './atlas'
import { board, BOARD_INCHES, BOARD_UNITS } from './board'
import { leaflet, LEAFLET_INCHES } from './leaflet'
import { lid, LID_INCHES } from './lid'
import { pad, PAD_INCHES } from './pad'
import { trayJob } from '../tray'
import type { Forme } from '../plates'
import { circle, NONE, over, rect, text, turned } from '../svg'
import { pip } from '../pips'

const GOLD = over('gold')
const gold = (width: number) => ({ stroke: GOLD, width })

/**
 * The outside of the board: cloth, with a gold frame stamped on each leaf and the name on the right one, which is the
 * cover of the folded board. The name runs parallel to the fold.
 */
const boardBack = (): Forme => ({
  width: BOARD_UNITS,
  height: BOARD_UNITS,
  inks: ['gold'],
  shapes: leafFrame(0) + leafFrame(BOARD_UNITS / 2) + turned(90, 900, 600, name()),
})

const leafFrame = (x: number): string =>
  rect(x + 42, 42, 516, 1116, NONE, gold(5)) + rect(x + 54, 54, 492, 1092, NONE, gold(1.6))

/** The name, set horizontally around the middle of the right leaf, and then rotated a quarter turn. */
const name = (): string =>
  text(900, 588, 'FORTY-NINE', 150, GOLD, { face: 'League Gothic', spacing: 12 }) +
  rect(640, 628, 520, 3, GOLD) +
  text(900, 676, 'THE POPULAR AMERICAN GAME', 34, GOLD, { face: 'League Gothic', spacing: 7 }) +
  emblem(470) +
  emblem(1330)

const emblem = (x: number): string =>
  circle(x, 600, 62, NONE, gold(4)) +
  circle(x, 600, 54, NONE, gold(1.4)) +
  text(x, 624, '49', 68, GOLD, { weight: 700 }) +
  pip('D', x, 500, 26, GOLD) +
  pip('D', x, 700, 26, GOLD)

const source = import.meta.url

const square = (side: number) => ({ width: side, height: side })

const BOARD_PIXELS = 3072
const boardRun: Run = {
  ...square(BOARD_PIXELS),
  ppi: BOARD_PIXELS / BOARD_INCHES,
  paper: 'board',
  age: 0.35,
  tone: 1.2,
  grain: 0.35,
  register: 0.014,
  body: 0.6,
  mottle: 0.5,
  seed: 49,
}
const boardWear: Wear = {
  foxing: 26,
  scuffs: 46,
  thumbs: 24,
  rim: 0.6,
  rub: 0.06,
  round: 0.09,
  core: 'core',
  folds: [{ upright: true, at: 0.5, width: 0.028 }],
}

const backRun: Run = {
  ...boardRun,
  ...square(1024),
  ppi: 1024 / BOARD_INCHES,
  paper: 'cloth',
  age: 0.2,
  tone: 0.15,
  grain: 1.5,
  body: 0.9,
  mottle: 1.8,
  seed: 51,
}
const backWear: Wear = { foxing: 0, scuffs: 60, thumbs: 30, rim: 0.2, rub: 0.09, round: 0.09, core: 'core' }

function clothBack(fonts: readonly string[]): Sheet {
  const sheet = print(boardBack(), backRun, fonts)
  clothe(sheet, backRun)
  wear(sheet, backRun, { ...backWear, folds: [{ upright: true, at: 0.5, width: 0.05 }] })
  return sheet
}

const LID_PIXELS = 2048
const lidRun: Run = {
  ...square(LID_PIXELS),
  ppi: LID_PIXELS / LID_INCHES,
  paper: 'card',
  age: 0.3,
  tone: 0.55,
  grain: 0.6,
  register: 0.022,
  body: 0.65,
  mottle: 0.6,
  seed: 26,
}
const lidWear: Wear = { foxing: 14, scuffs: 60, thumbs: 12, rim: 0.5, rub: 0.17, round: 0.07, core: 'grey' }

const LEAFLET = { width: 1100, height: 1700 } as const
const leafletRun: Run = {
  ...LEAFLET,
  ppi: LEAFLET.width / LEAFLET_INCHES,
  paper: 'laid',
  age: 0.45,
  tone: 0.55,
  grain: 0.55,
  register: 0.009,
  body: 0.5,
  mottle: 0.7,
  seed: 1926,
}
const leafletWear: Wear = {
  foxing: 14,
  scuffs: 0,
  thumbs: 6,
  rim: 0.9,
  rub: 0.008,
  round: 0.02,
  core: 'laid',
  folds: [
    { upright: false, at: 0.353, width: 0.005 },
    { upright: false, at: 0.6695, width: 0.005 },
  ],
}

const PAD_SIZE = { width: 800, height: 1200 } as const
const padRun: Run = {
  ...leafletRun,
  ...PAD_SIZE,
  ppi: PAD_SIZE.width / PAD_INCHES,
  age: 0.4,
  register: 0.007,
  seed: 14,
}
const padWear: Wear = { foxing: 4, scuffs: 0, thumbs: 2, rim: 0.5, rub: 0.006, round: 0.01, core: 'laid' }

const boardJob = (aid: boolean): Job =>
  printed(aid ? '49/board-aid' : '49/board', {
    source,
    cost: 8,
    run: boardRun,
    wear: boardWear,
    coding: { quality: 60, small: 60 },
    forme: () => board(aid),
  })

/** The side of the outfit's box: indigo covering paper with red cloth tape along the foot. */
const tray: Job = trayJob('49/tray', {
  source,
  quality: 80,
  covering: [56, 56, 98],
  stripe: { colour: [96, 42, 38], from: 0.8, cloth: true },
  rub: 15,
})

/** All pictures of the outfit of 1926. */
export const FORTY_NINE: readonly Job[] = [
  atlasJob(false),
  atlasJob(true),
  boardJob(false),
  boardJob(true),
  single('49/board-back', { source, cost: 2, ...square(1024), coding: { quality: 70, small: 66 }, draw: clothBack }),
  printed('49/lid', { source, cost: 4, run: lidRun, wear: lidWear, coding: { quality: 60, small: 60 }, forme: lid }),
  printed('49/leaflet', {
    source,
    cost: 2,
    run: leafletRun,
    wear: leafletWear,
    coding: { quality: 62, small: 62 },
    forme: async () => leaflet(await textCase()),
  }),
  printed('pad', { source, cost: 1, run: padRun, wear: padWear, coding: { quality: 62, small: 62 }, forme: pad }),
  tray,
]
