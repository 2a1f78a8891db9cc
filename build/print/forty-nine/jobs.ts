import { type Job, createPrintJob, createPictureJob, type PrintStyle } from '../job'
import { createLidJob } from '../lid'
import { print } from '../press/press'
import { applyWeave } from '../press/stock'
import type { PrintRun, Sheet } from '../press/run'
import { wear } from '../press/wear'
import { outfitAtlas } from './atlas'
import { board, BOARD_INCHES, BOARD_UNITS } from './board'
import { createAidJob } from '../aid'
import { createAtlasJobs } from '../atlas'
import { outfitLeafletJob } from './leaflet'
import { OUTFIT_LID } from './lid'
import { pad, PAD_INCHES } from './pad'
import { type BoxLook, createTrayJob } from '../tray'
import type { Forme } from '../plates'
import { foldDown } from '../press/folds'
import { circle, NONE, overprint, rect, text, rotate } from '../svg'
import { pip } from '../pips'

const GOLD = overprint('gold')
const gold = (width: number) => ({ stroke: GOLD, width })

/**
 * The outside of the board: cloth, with a gold frame stamped on each leaf and the name on the right one, which is the
 * cover of the folded board. The name runs parallel to the fold.
 */
const boardBack = (): Forme => ({
  width: BOARD_UNITS,
  height: BOARD_UNITS,
  inks: ['gold'],
  shapes: leafFrame(0) + leafFrame(BOARD_UNITS / 2) + rotate(90, 900, 600, lettering()),
})

const leafFrame = (x: number): string =>
  rect(x + 42, 42, 516, 1116, NONE, gold(5)) + rect(x + 54, 54, 492, 1092, NONE, gold(1.6))

/** The name, set horizontally around the middle of the right leaf, and then rotated a quarter turn. */
const lettering = (): string =>
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

const squareSize = (side: number) => ({ width: side, height: side })

const BOARD_RUN: PrintStyle = {
  paper: 'board',
  age: 0.35,
  browning: 1.2,
  grain: 0.35,
  misregistration: 0.014,
  opacity: 0.6,
  mottle: 0.5,
  seed: 49,
}

const createBoardJob = (hasAid: boolean): Job =>
  createPrintJob(hasAid ? '49/board-aid' : '49/board', {
    source,
    cost: 8,
    ...squareSize(3072),
    inches: BOARD_INCHES,
    run: BOARD_RUN,
    wear: {
      foxing: 26,
      scuffs: 46,
      thumbMarks: 24,
      rimBrowning: 0.6,
      edgeWear: 0.06,
      cornerRadius: 0.09,
      core: 'core',
      folds: [foldDown(0.5, 0.028)],
    },
    encoding: { quality: 60, smallQuality: 60 },
    forme: () => board(hasAid),
  })

const BACK_PIXELS = 1024
const BACK_RUN: PrintRun = {
  ...BOARD_RUN,
  ...squareSize(BACK_PIXELS),
  ppi: BACK_PIXELS / BOARD_INCHES,
  paper: 'cloth',
  age: 0.2,
  browning: 0.15,
  grain: 1.5,
  opacity: 0.9,
  mottle: 1.8,
  seed: 51,
}

function drawClothBack(fonts: readonly string[]): Sheet {
  const sheet = print(boardBack(), BACK_RUN, fonts)
  applyWeave(sheet, BACK_RUN)
  wear(sheet, BACK_RUN, {
    foxing: 0,
    scuffs: 60,
    thumbMarks: 30,
    rimBrowning: 0.2,
    edgeWear: 0.09,
    cornerRadius: 0.09,
    core: 'core',
    folds: [foldDown(0.5, 0.05)],
  })
  return sheet
}

/** The side of the outfit's box: indigo covering paper with red cloth tape along the foot. */
export const OUTFIT_SIDE: BoxLook = {
  covering: [56, 56, 98],
  stripe: { colour: [96, 42, 38], from: 0.8, isCloth: true },
  maxWearPixels: 15,
}

/** All pictures of the outfit of 1926. */
export const FORTY_NINE_JOBS: readonly Job[] = [
  ...createAtlasJobs('49/atlas', outfitAtlas, { source, cost: 10, encoding: { quality: 62, smallQuality: 62 } }),
  createBoardJob(false),
  createAidJob(createBoardJob(false), createBoardJob(true)),
  createPictureJob('49/board-back', {
    source,
    cost: 2,
    ...squareSize(BACK_PIXELS),
    encoding: { quality: 70, smallQuality: 66 },
    draw: drawClothBack,
  }),
  createLidJob('49/lid', OUTFIT_LID, { source, cost: 4, longSide: 2048, encoding: { quality: 60, smallQuality: 60 } }),
  outfitLeafletJob,
  createPrintJob('pad', {
    source,
    cost: 1,
    width: 800,
    height: 1200,
    inches: PAD_INCHES,
    run: {
      paper: 'laid',
      age: 0.4,
      browning: 0.55,
      grain: 0.55,
      misregistration: 0.007,
      opacity: 0.5,
      mottle: 0.7,
      seed: 14,
    },
    wear: { foxing: 4, scuffs: 0, thumbMarks: 2, rimBrowning: 0.5, edgeWear: 0.006, cornerRadius: 0.01, core: 'laid' },
    encoding: { quality: 62, smallQuality: 62 },
    forme: pad,
  }),
  createTrayJob('49/tray', { source, quality: 80, ...OUTFIT_SIDE }),
]
