import { rgb, smoothstep, type Rgb } from '../colour'
import { paperColour, PAPER_COLOURS, type PaperName } from '../inks'
import { createRng, type Rng } from '../rng'
import { forEachPixelAround, blend, stain } from './brush'
import { wearEdges, drawCrease, drawFold, type Crease, type Fold } from './folds'
import type { PrintRun, Sheet } from './run'
import { tileRow, paperTextureOf, type PaperTexture } from './stock'
import { TILE_MASK } from './noise'

/** Effects of years of handling on a sheet. Lengths in inches. */
export interface Wear {
  /** Number of brown spots from damp. */
  readonly foxing: number
  /** Number of short dry scratches. */
  readonly scuffs: number
  /** Number of greasy thumb marks: soft dark patches near edges and corners. */
  readonly thumbMarks: number
  /** Strength of the browned rim. */
  readonly rimBrowning: number
  /** Width of the edge worn down to raw board; three times as wide at the corners. */
  readonly edgeWear: number
  /** Corner radius. */
  readonly cornerRadius: number
  /** The material that shows under worn ink. */
  readonly core: PaperName
  readonly folds?: readonly Fold[]
  readonly creases?: readonly Crease[]
  /** Pixels beyond the sheet's edge, filled with the edge's colour so that neighbours in an atlas never bleed in. */
  readonly guard?: number
}

/** The sheet being worn, with its paper texture and random generator. */
export interface WearContext {
  readonly sheet: Sheet
  readonly run: PrintRun
  readonly texture: PaperTexture
  readonly next: Rng
  readonly paper: Rgb
  readonly core: Rgb
}

/** Applies wear to a printed sheet in place: foxing, thumbs, scuffs, folds, creases, then rim and edges. */
export function wear(sheet: Sheet, run: PrintRun, w: Wear): void {
  const context: WearContext = {
    sheet,
    run,
    texture: paperTextureOf(run),
    next: createRng(run.seed + 977),
    paper: paperColour(run.paper, run.age, run.browning),
    core: rgb(PAPER_COLOURS[w.core]),
  }
  for (let k = 0; k < w.foxing; k++) drawFoxSpot(context)
  for (let k = 0; k < w.thumbMarks; k++) drawThumbMark(context)
  for (let k = 0; k < w.scuffs; k++) drawScuff(context)
  for (const each of w.folds ?? []) drawFold(context, each)
  for (const each of w.creases ?? []) drawCrease(context, each)
  wearEdges(context, w)
}

const FOX: Rgb = [150, 100, 48]
const GREASE: Rgb = [176, 146, 106]

/** A soft brown spot with a darker centre; few are large. */
function drawFoxSpot({ sheet, run, texture: t, next }: WearContext): void {
  const cx = next() * sheet.width
  const cy = next() * sheet.height
  const radius = (0.012 + next() ** 3 * 0.085) * run.ppi
  const strength = 0.08 + next() * 0.2
  forEachPixelAround(sheet, cx, cy, radius * 1.9, (i, x, y) => {
    const ragged = t.raggedness[tileRow(t, y) + ((x + t.offsetX) & TILE_MASK)]!
    const d = (Math.hypot(x - cx, y - cy) / radius) * (0.7 + 0.6 * ragged)
    if (d < 1.6) stain(sheet, i, FOX, strength * (1 - smoothstep(0, 1.6, d)))
  })
}

/** A mark where a thumb often held the sheet: anywhere along a side, close to its edge. */
function drawThumbMark({ sheet, run, next }: WearContext): void {
  const side = Math.floor(next() * 4)
  const along = next()
  const depth = (0.1 + next() * 0.22) * run.ppi
  const [u, v] = side % 2 ? [along * sheet.width, depth] : [depth, along * sheet.height]
  const cx = side < 2 ? u : sheet.width - u
  const cy = side < 2 ? v : sheet.height - v
  const radius = (0.16 + next() * 0.2) * run.ppi
  const strength = 0.05 + next() * 0.09
  const lean = 0.7 + next() * 0.6
  forEachPixelAround(sheet, cx, cy, radius * 1.5, (i, x, y) => {
    const d = Math.hypot((x - cx) * lean, (y - cy) / lean) / radius
    if (d < 1) stain(sheet, i, GREASE, strength * (1 - smoothstep(0.1, 1, d)))
  })
}

/** A dry hairline where something sharp slid over the sheet: ink missing from the high fibres. */
function drawScuff({ sheet, run, texture: t, next, paper }: WearContext): void {
  const s = run.ppi / 60
  const length = (8 + next() * 60) * s
  let angle = next() * Math.PI
  const bend = (next() - 0.5) * 0.02
  let x = next() * sheet.width
  let y = next() * sheet.height
  for (let k = 0; k < length; k++) {
    angle += bend
    x += Math.cos(angle) + (next() - 0.5) * 0.3
    y += Math.sin(angle) + (next() - 0.5) * 0.3
    if (x < 0 || y < 0 || x >= sheet.width || y >= sheet.height) return
    const at = tileRow(t, y | 0) + (((x | 0) + t.offsetX) & TILE_MASK)
    const fade = Math.min(1, k / 12, (length - k) / 12)
    if (t.fine[at]! > 0.4) blend(sheet, (y | 0) * sheet.width + (x | 0), paper, 0.36 * fade)
  }
}
