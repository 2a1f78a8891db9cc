import type { BakedCell } from '../../src/renderer/stage/model/picture-manifest'
import type { Forme } from './plates'
import { print } from './press/press'
import type { Run, Sheet } from './press/run'
import { wear, type Wear } from './press/wear'

/** Encoding of a picture: WebP quality, 0 to 100, in full and small size, or lossless for data other than colours. */
export interface Coding {
  readonly quality: number
  readonly small: number
  readonly lossless?: boolean
}

interface Extent {
  readonly width: number
  readonly height: number
}

/** One job of the bake, which draws one or several pictures. */
export interface Job {
  /**
   * URL of the module that defines it: the job is repeated when this module or anything that it imports has changed.
   */
  readonly source: string
  /** Rough amount of work, for scheduling the longest jobs first. */
  readonly cost: number
  readonly pictures: Readonly<Record<string, Extent & Coding>>
  /** Faces within the pictures, by name. */
  readonly cells?: Readonly<Record<string, BakedCell>>
  readonly draw: (fonts: readonly string[]) => Promise<Record<string, Sheet>>
}

/** Definition of a job with a single picture. */
interface Single extends Extent {
  readonly source: string
  readonly cost: number
  readonly coding: Coding
  readonly cells?: Readonly<Record<string, BakedCell>>
  readonly draw: (fonts: readonly string[]) => Sheet | Promise<Sheet>
}

/** Creates a job that draws one picture. */
export const single = (name: string, { source, cost, width, height, coding, cells, draw }: Single): Job => ({
  source,
  cost,
  pictures: { [name]: { width, height, ...coding } },
  ...(cells ? { cells } : {}),
  draw: async (fonts) => ({ [name]: await draw(fonts) }),
})

/** Definition of a sheet that is only printed and worn. */
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

/** Prints a sheet and applies wear to it. */
export function pressed(forme: Forme, run: Run, worn: Wear, fonts: readonly string[]): Sheet {
  const sheet = print(forme, run, fonts)
  wear(sheet, run, worn)
  return sheet
}
