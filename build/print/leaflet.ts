import { createPrintJob, type Job, type PrintStyle } from './job'
import type { Forme } from './plates'
import type { Wear } from './press/wear'
import { NONE, path, rect, text, type Fill } from './svg'
import {
  type Block,
  layOutColumn,
  type ColumnStyle,
  type TypefaceMetrics,
  loadTypefaceMetrics,
} from './type/text-layout'

/** Size of the leaflet of every box, 5 1/2 by 8 1/2 in, at 130 units per inch. */
export const LEAFLET_SIZE = { width: 715, height: 1105 } as const
export const CENTRE = LEAFLET_SIZE.width / 2

export const LEAFLET_INCHES = 5.5
/** Left edges of the left and the right column, and the width of both. */
const COLUMN_LEFT_EDGES = [66, 371] as const
const COLUMN_WIDTH = 278

export type LeafletStyle = Omit<ColumnStyle, 'width'>

interface ColumnsOptions {
  readonly left: readonly Block[]
  readonly right: readonly Block[]
  /** Baseline of the first lines. */
  readonly y: number
  readonly style: LeafletStyle
  /** The line between the columns. */
  readonly rule: { readonly y: number; readonly width: number; readonly height: number; readonly ink: Fill }
}

/** Two columns of text with a line between them. */
export function columns(typeface: TypefaceMetrics, { left, right, y, style, rule }: ColumnsOptions): string {
  const [first = '', second = ''] = [left, right].map(
    (blocks, i) => layOutColumn(typeface, blocks, COLUMN_LEFT_EDGES[i]!, y, { width: COLUMN_WIDTH, ...style }).shapes,
  )
  return first + rect(CENTRE - rule.width / 2, rule.y, rule.width, rule.height, rule.ink) + second
}

interface ListLayout {
  /** Baseline of the first row, and the distance between rows. */
  readonly y: number
  readonly rowSpacing: number
  readonly left: number
  readonly right: number
  /** Sizes of the words and of the numbers. */
  readonly sizes: readonly [number, number]
  readonly inks: readonly [words: Fill, numbers: Fill, dots: Fill]
  /** Start and end of the dotted leaders. */
  readonly dots: readonly [number, number]
}

/** Rows of words and numbers, connected by dotted leaders. */
export const list = (rows: readonly (readonly [string, string])[], s: ListLayout): string =>
  rows
    .map(([what, count], i) => {
      const y = s.y + i * s.rowSpacing
      return (
        text(s.left, y, what, s.sizes[0], s.inks[0], { anchor: 'start' }) +
        text(s.right, y, count, s.sizes[1], s.inks[1], { anchor: 'end', weight: 700 }) +
        path(`M${s.dots[0]} ${y - 2}H${s.dots[1]}`, NONE, { stroke: s.inks[2], width: 1.6 }, 'stroke-dasharray="0.1 6"')
      )
    })
    .join('')

interface LeafletOptions {
  readonly source: string
  readonly run: Omit<PrintStyle, 'paper'>
  readonly wear: Omit<Wear, 'scuffs' | 'core'>
  readonly forme: (typeface: TypefaceMetrics) => Forme
}

/** Creates a job for a leaflet, printed on laid paper and worn. */
export const createLeafletJob = (name: string, { source, run, wear, forme }: LeafletOptions): Job =>
  createPrintJob(name, {
    source,
    cost: 2,
    width: 1100,
    height: 1700,
    inches: LEAFLET_INCHES,
    run: { paper: 'laid', ...run },
    wear: { scuffs: 0, core: 'laid', ...wear },
    encoding: { quality: 62, smallQuality: 62 },
    forme: async () => forme(await loadTypefaceMetrics()),
  })
