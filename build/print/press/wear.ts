import { rgb, smooth, type Rgb } from '../colour'
import { paper, PAPERS, type PaperName } from '../inks'
import { rng, type Rng } from '../rng'
import { around, blend, stain } from './brush'
import { edges, crease, fold, type Crease, type Fold } from './folds'
import type { Run, Sheet } from './run'
import { tileRow, tooth, type Tooth } from './stock'
import { WRAP } from './noise'

/** Effects of years of handling on a sheet. Lengths in inches. */
export interface Wear {
  /** Number of brown spots from damp. */
  readonly foxing: number
  /** Number of short dry scratches. */
  readonly scuffs: number
  /** Number of greasy thumb marks: soft dark patches near edges and corners. */
  readonly thumbs: number
  /** Strength of the browned rim. */
  readonly rim: number
  /** Width of the edge worn down to raw board; three times as wide at the corners. */
  readonly rub: number
  /** Corner radius. */
  readonly round: number
  /** The material that shows under worn ink. */
  readonly core: PaperName
  readonly folds?: readonly Fold[]
  readonly creases?: readonly Crease[]
  /** Pixels beyond the sheet's edge, filled with the edge's colour so that neighbours in an atlas never bleed in. */
  readonly guard?: number
}

/** The sheet being worn, with its paper texture and random generator. */
export interface Worn {
  readonly sheet: Sheet
  readonly run: Run
  readonly tooth: Tooth
  readonly next: Rng
  readonly paper: Rgb
  readonly core: Rgb
}

/** Applies wear to a printed sheet in place: foxing, thumbs, scuffs, folds, creases, then rim and edges. */
export function wear(sheet: Sheet, run: Run, w: Wear): void {
  const worn: Worn = {
    sheet,
    run,
    tooth: tooth(run),
    next: rng(run.seed + 977),
    paper: paper(run.paper, run.age, run.tone),
    core: rgb(PAPERS[w.core]),
  }
  for (let k = 0; k < w.foxing; k++) fox(worn)
  for (let k = 0; k < w.thumbs; k++) thumb(worn)
  for (let k = 0; k < w.scuffs; k++) scuff(worn)
  for (const each of w.folds ?? []) fold(worn, each)
  for (const each of w.creases ?? []) crease(worn, each)
  edges(worn, w)
}

const FOX: Rgb = [150, 100, 48]
const GREASE: Rgb = [176, 146, 106]

/** A soft brown spot with a darker centre; few are large. */
function fox({ sheet, run, tooth: t, next }: Worn): void {
  const cx = next() * sheet.width
  const cy = next() * sheet.height
  const radius = (0.012 + next() ** 3 * 0.085) * run.ppi
  const strength = 0.08 + next() * 0.2
  around(sheet, cx, cy, radius * 1.9, (i, x, y) => {
    const ragged = t.ragged[tileRow(t, y) + ((x + t.ox) & WRAP)]!
    const d = (Math.hypot(x - cx, y - cy) / radius) * (0.7 + 0.6 * ragged)
    if (d < 1.6) stain(sheet, i, FOX, strength * (1 - smooth(0, 1.6, d)))
  })
}

/** A mark where a thumb often held the sheet: near the middle of a side or at a corner. */
function thumb({ sheet, run, next }: Worn): void {
  const side = Math.floor(next() * 4)
  const along = next()
  const depth = (0.1 + next() * 0.22) * run.ppi
  const [u, v] = side % 2 ? [along * sheet.width, depth] : [depth, along * sheet.height]
  const cx = side < 2 ? u : sheet.width - u
  const cy = side < 2 ? v : sheet.height - v
  const radius = (0.16 + next() * 0.2) * run.ppi
  const strength = 0.05 + next() * 0.09
  const lean = 0.7 + next() * 0.6
  around(sheet, cx, cy, radius * 1.5, (i, x, y) => {
    const d = Math.hypot((x - cx) * lean, (y - cy) / lean) / radius
    if (d < 1) stain(sheet, i, GREASE, strength * (1 - smooth(0.1, 1, d)))
  })
}

/** A dry hairline where something sharp slid over the sheet: ink missing from the high fibres. */
function scuff({ sheet, run, tooth: t, next, paper }: Worn): void {
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
    const at = tileRow(t, y | 0) + (((x | 0) + t.ox) & WRAP)
    const fade = Math.min(1, k / 12, (length - k) / 12)
    if (t.fine[at]! > 0.4) blend(sheet, (y | 0) * sheet.width + (x | 0), paper, 0.36 * fade)
  }
}
