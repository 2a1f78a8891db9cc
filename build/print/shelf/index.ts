import { type Job, printed } from '../job'
import type { Forme } from '../plates'
import type { Run } from '../press/run'
import type { Wear } from '../press/wear'
import { decoLid, DECO_INCHES } from '../deco/lid'
import { lid, LID_INCHES } from '../forty-nine/lid'
import { lionLid, LION_INCHES } from '../lion/lid'
import { tuckLid, TUCK_INCHES } from '../pack/lid'

/** A closed box on the shelf: its face, and its parameters of printing and wear. */
interface ShelfBox {
  readonly name: string
  readonly forme: Forme
  readonly run: Run
  readonly wear: Wear
}

const LONG_SIDE = 1024

/** Returns the size of a picture with the forme's proportions. */
function sized(forme: Forme, inches: number): Pick<Run, 'width' | 'height' | 'ppi'> {
  const scale = LONG_SIDE / Math.max(forme.width, forme.height)
  const width = Math.round(forme.width * scale)
  return { width, height: Math.round(forme.height * scale), ppi: width / inches }
}

const press = { paper: 'card', age: 0.22, tone: 0.55, grain: 0.6, body: 0.7, mottle: 0.7 } as const

function outfit(): ShelfBox {
  const forme = lid()
  return {
    name: 'shelf/outfit-lid',
    forme,
    run: { ...press, ...sized(forme, LID_INCHES), age: 0.3, register: 0.022, body: 0.65, seed: 26 },
    wear: { foxing: 14, scuffs: 60, thumbs: 12, rim: 0.5, rub: 0.18, round: 0.07, core: 'grey' },
  }
}

function deco(): ShelfBox {
  const forme = decoLid()
  return {
    name: 'shelf/deco-lid',
    forme,
    run: { ...press, ...sized(forme, DECO_INCHES), register: 0.026, body: 0.75, seed: 38 },
    wear: { foxing: 6, scuffs: 70, thumbs: 8, rim: 0.4, rub: 0.24, round: 0.1, core: 'grey' },
  }
}

function lion(): ShelfBox {
  const forme = lionLid()
  return {
    name: 'shelf/lion-lid',
    forme,
    run: { ...press, ...sized(forme, LION_INCHES), paper: 'buff', age: 0.4, register: 0.007, body: 0.35, seed: 95 },
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
  }
}

function tuck(): ShelfBox {
  const forme = tuckLid()
  return {
    name: 'shelf/tuck-lid',
    forme,
    run: { ...press, ...sized(forme, TUCK_INCHES), paper: 'bristol', age: 0.2, register: 0.007, body: 0.65, seed: 53 },
    wear: { foxing: 4, scuffs: 16, thumbs: 5, rim: 0.35, rub: 0.022, round: 0.02, core: 'grey' },
  }
}

/** Jobs for the closed boxes, as seen at a small size. */
export const SHELF: readonly Job[] = [outfit(), deco(), lion(), tuck()].map(({ name, forme, run, wear }) =>
  printed(name, {
    source: import.meta.url,
    cost: 1,
    run,
    wear,
    coding: { quality: 66, small: 64 },
    forme: () => forme,
  }),
)
