import type { BakedCell } from '../../src/renderer/stage/model/picture-manifest'
import type { Forme } from './plates'
import { print } from './press/press'
import type { PrintRun, Sheet } from './press/run'
import { wear, type Wear } from './press/wear'

/** Encoding of a picture: WebP quality, 0 to 100, in full and small size, or lossless for data other than colours. */
export interface EncodingOptions {
  readonly quality: number
  readonly smallQuality: number
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
  readonly pictures: Readonly<Record<string, Extent & EncodingOptions>>
  /** Faces within the pictures, by name. */
  readonly cells?: Readonly<Record<string, BakedCell>>
  readonly draw: (fonts: readonly string[]) => Promise<Record<string, Sheet>>
}

/** What every job with a single picture names. */
export interface JobOptions extends Pick<Job, 'source' | 'cost'> {
  readonly encoding: EncodingOptions
}

/** Definition of a job with a single picture. */
interface PictureJobOptions extends JobOptions, Extent {
  readonly cells?: Readonly<Record<string, BakedCell>>
  readonly draw: (fonts: readonly string[]) => Sheet | Promise<Sheet>
}

/** Creates a job that draws one picture. */
export const createPictureJob = (
  name: string,
  { source, cost, width, height, encoding, cells, draw }: PictureJobOptions,
): Job => ({
  source,
  cost,
  pictures: { [name]: { width, height, ...encoding } },
  ...(cells ? { cells } : {}),
  draw: async (fonts) => ({ [name]: await draw(fonts) }),
})

/** How a sheet is printed, apart from its size. */
export type PrintStyle = Omit<PrintRun, keyof Extent | 'ppi'>

/** Definition of a sheet that is only printed and worn. */
interface PrintJobOptions extends JobOptions, Extent {
  /** Width of the sheet. */
  readonly inches: number
  readonly run: PrintStyle
  readonly wear: Wear
  readonly forme: () => Forme | Promise<Forme>
}

export const createPrintJob = (
  name: string,
  { source, cost, width, height, inches, run, wear: worn, encoding, forme }: PrintJobOptions,
): Job =>
  createPictureJob(name, {
    source,
    cost,
    encoding,
    width,
    height,
    draw: async (fonts) => printAndWear(await forme(), { ...run, width, height, ppi: width / inches }, worn, fonts),
  })

/** Prints a sheet and applies wear to it. */
export function printAndWear(forme: Forme, run: PrintRun, worn: Wear, fonts: readonly string[]): Sheet {
  const sheet = print(forme, run, fonts)
  wear(sheet, run, worn)
  return sheet
}
