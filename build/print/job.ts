import type { BakedCell } from '../../src/renderer/stage/model/picture-manifest'
import type { Forme } from './plates'
import { print } from './press/press'
import type { Run, Sheet } from './press/run'
import { wear, type Wear } from './press/wear'

/** How a picture is written: quality of WebP, 0 to 100, or without loss for data that is no colour. */
export interface Coding {
  readonly quality: number
  readonly small: number
  readonly lossless?: boolean
}

interface Extent {
  readonly width: number
  readonly height: number
}

/** One job of the bake: it draws one or several pictures. */
export interface Job {
  /** Address of the module that defines it: the job is done again when this or anything that it imports has changed. */
  readonly source: string
  /** Rough share of the work, for dealing jobs out: the longest first. */
  readonly cost: number
  readonly pictures: Readonly<Record<string, Extent & Coding>>
  /** Faces within the pictures, by name. */
  readonly cells?: Readonly<Record<string, BakedCell>>
  readonly draw: (fonts: readonly string[]) => Promise<Record<string, Sheet>>
}

/** What a job with a single picture says of it. */
interface Single extends Extent {
  readonly source: string
  readonly cost: number
  readonly coding: Coding
  readonly cells?: Readonly<Record<string, BakedCell>>
  readonly draw: (fonts: readonly string[]) => Sheet | Promise<Sheet>
}

/** A job that draws one picture. */
export const single = (name: string, { source, cost, width, height, coding, cells, draw }: Single): Job => ({
  source,
  cost,
  pictures: { [name]: { width, height, ...coding } },
  ...(cells ? { cells } : {}),
  draw: async (fonts) => ({ [name]: await draw(fonts) }),
})

/** A sheet that is printed and worn and nothing else. */
export interface Printed {
  readonly source: string
  readonly cost: number
  readonly run: Run
  readonly wear: Wear
  readonly coding: Coding
  readonly forme: () => Forme | Promise<Forme>
}

export const printed = (name: string, { source, cost, run, wear: worn, coding, forme }: Printed): Job =>
  single(name, {
    source,
    cost,
    coding,
    width: run.width,
    height: run.height,
    draw: async (fonts) => pressed(await forme(), run, worn, fonts),
  })

/** Prints a sheet and wears it. */
export function pressed(forme: Forme, run: Run, worn: Wear, fonts: readonly string[]): Sheet {
  const sheet = print(forme, run, fonts)
  wear(sheet, run, worn)
  return sheet
}
