import { type Job, createPrintJob } from '../job'
import type { Forme } from '../plates'
import type { PrintRun } from '../press/run'
import type { Wear } from '../press/wear'
import { decoLid, DECO_LID_INCHES } from '../deco/lid'
import { lid, LID_INCHES } from '../forty-nine/lid'
import { lionLid, LION_LID_INCHES } from '../lion/lid'
import { tuckLid, TUCK_LID_INCHES } from '../pack/lid'

/** A closed box on the shelf: its face, and its parameters of printing and wear. */
interface ShelfBox {
  readonly name: string
  readonly forme: Forme
  readonly run: PrintRun
  readonly wear: Wear
}

const LONG_SIDE = 1024

/** Returns the size of a picture with the forme's proportions. */
function sizeOf(forme: Forme, inches: number): Pick<PrintRun, 'width' | 'height' | 'ppi'> {
  const scale = LONG_SIDE / Math.max(forme.width, forme.height)
  const width = Math.round(forme.width * scale)
  return { width, height: Math.round(forme.height * scale), ppi: width / inches }
}

const commonRun = { paper: 'card', age: 0.22, browning: 0.55, grain: 0.6, opacity: 0.7, mottle: 0.7 } as const

function outfit(): ShelfBox {
  const forme = lid()
  return {
    name: 'shelf/outfit-lid',
    forme,
    run: { ...commonRun, ...sizeOf(forme, LID_INCHES), age: 0.3, misregistration: 0.022, opacity: 0.65, seed: 26 },
    wear: {
      foxing: 14,
      scuffs: 60,
      thumbMarks: 12,
      rimBrowning: 0.5,
      edgeWear: 0.18,
      cornerRadius: 0.07,
      core: 'grey',
    },
  }
}

function deco(): ShelfBox {
  const forme = decoLid()
  return {
    name: 'shelf/deco-lid',
    forme,
    run: { ...commonRun, ...sizeOf(forme, DECO_LID_INCHES), misregistration: 0.026, opacity: 0.75, seed: 38 },
    wear: { foxing: 6, scuffs: 70, thumbMarks: 8, rimBrowning: 0.4, edgeWear: 0.24, cornerRadius: 0.1, core: 'grey' },
  }
}

function lion(): ShelfBox {
  const forme = lionLid()
  return {
    name: 'shelf/lion-lid',
    forme,
    run: {
      ...commonRun,
      ...sizeOf(forme, LION_LID_INCHES),
      paper: 'buff',
      age: 0.4,
      misregistration: 0.007,
      opacity: 0.35,
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
  }
}

function tuck(): ShelfBox {
  const forme = tuckLid()
  return {
    name: 'shelf/tuck-lid',
    forme,
    run: {
      ...commonRun,
      ...sizeOf(forme, TUCK_LID_INCHES),
      paper: 'bristol',
      age: 0.2,
      misregistration: 0.007,
      opacity: 0.65,
      seed: 53,
    },
    wear: {
      foxing: 4,
      scuffs: 16,
      thumbMarks: 5,
      rimBrowning: 0.35,
      edgeWear: 0.022,
      cornerRadius: 0.02,
      core: 'grey',
    },
  }
}

/** Jobs for the closed boxes, as seen at a small size. */
export const SHELF_JOBS: readonly Job[] = [outfit(), deco(), lion(), tuck()].map(({ name, forme, run, wear }) =>
  createPrintJob(name, {
    source: import.meta.url,
    cost: 1,
    run,
    wear,
    encoding: { quality: 66, smallQuality: 64 },
    forme: () => forme,
  }),
)
