import { atlas, ATLAS } from './forty-nine/atlas'
import { board, BOARD_INCHES } from './forty-nine/board'
import { boardBack } from './forty-nine/board-back'
import { leaflet, LEAFLET_INCHES } from './forty-nine/leaflet'
import { lid, LID_INCHES } from './forty-nine/lid'
import { pad, PAD_INCHES } from './forty-nine/pad'
import { tray, TRAY } from './forty-nine/tray'
import type { Forme } from './plates'
import { clothe } from './press/cloth'
import { print } from './press/press'
import type { Run, Sheet } from './press/run'
import { wear, type Wear } from './press/wear'
import { BACKDROP, backdrop } from './room/backdrop'
import { paperNormals } from './room/paper'
import { OAK, WALNUT, wood } from './room/wood'
import { SHELF } from './shelf'
import { textCase } from './type/compose'

/** How a picture is written: quality of WebP, 0 to 100, or without loss for data that is no colour. */
export interface Coding {
  readonly quality: number
  readonly small: number
  readonly lossless?: boolean
}

/** One job of the bake: it draws one or several pictures. */
export interface Job {
  /** Rough share of the work, for dealing jobs out: the longest first. */
  readonly cost: number
  readonly pictures: Readonly<Record<string, { readonly width: number; readonly height: number } & Coding>>
  readonly draw: (fonts: readonly string[]) => Promise<Record<string, Sheet>>
}

const only = (
  name: string,
  cost: number,
  size: { readonly width: number; readonly height: number },
  coding: Coding,
  draw: (fonts: readonly string[]) => Sheet | Promise<Sheet>,
): Job => ({
  cost,
  pictures: { [name]: { width: size.width, height: size.height, ...coding } },
  draw: async (fonts) => ({ [name]: await draw(fonts) }),
})

function pressed(forme: Forme, run: Run, w: Wear, fonts: readonly string[]): Sheet {
  const sheet = print(forme, run, fonts)
  wear(sheet, run, w)
  return sheet
}

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

const WOOD = { width: WALNUT.pixels, height: Math.round((WALNUT.pixels * WALNUT.depth) / WALNUT.width) }

/** The varnish and the oak come with the walnut: all are drawn from the same noise. */
const timber: Job = {
  cost: 7,
  pictures: {
    'room/wood': { ...WOOD, quality: 88, small: 82 },
    'room/wood-rough': { width: WOOD.width >> 1, height: WOOD.height >> 1, quality: 80, small: 75 },
    'room/oak': { ...square(OAK.pixels), quality: 88, small: 80 },
  },
  draw: async () => {
    const walnut = wood(WALNUT)
    return { 'room/wood': walnut.colour, 'room/wood-rough': walnut.rough, 'room/oak': wood(OAK).colour }
  },
}

/** Every picture that the build bakes. */
export const JOBS: readonly Job[] = [
  only('49/atlas', 10, square(ATLAS), { quality: 62, small: 62 }, (fonts) => atlas(false, fonts)),
  only('49/atlas-aid', 10, square(ATLAS), { quality: 62, small: 62 }, (fonts) => atlas(true, fonts)),
  only('49/board', 8, boardRun, { quality: 60, small: 60 }, (f) => pressed(board(false), boardRun, boardWear, f)),
  only('49/board-aid', 8, boardRun, { quality: 60, small: 60 }, (f) => pressed(board(true), boardRun, boardWear, f)),
  only('49/board-back', 2, square(1024), { quality: 70, small: 66 }, clothBack),
  timber,
  only('49/lid', 4, lidRun, { quality: 60, small: 60 }, (fonts) => pressed(lid(), lidRun, lidWear, fonts)),
  only('49/leaflet', 2, LEAFLET, { quality: 62, small: 62 }, async (fonts) =>
    pressed(leaflet(await textCase()), leafletRun, leafletWear, fonts),
  ),
  only('pad', 1, PAD_SIZE, { quality: 62, small: 62 }, (fonts) => pressed(pad(), padRun, padWear, fonts)),
  only('49/tray', 1, TRAY, { quality: 80, small: 78 }, tray),
  only('room/paper-normal', 1, square(512), { quality: 100, small: 100, lossless: true }, paperNormals),
  only('room/backdrop', 1, BACKDROP, { quality: 92, small: 90 }, backdrop),
  ...SHELF.map(({ name, forme, run, wear: w }) =>
    only(name, 1, run, { quality: 66, small: 64 }, (fonts) => pressed(forme, run, w, fonts)),
  ),
]
