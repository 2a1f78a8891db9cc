import type { Forme } from '../plates'
import { BARE, lineTo, NONE, over, path, rect, text, times } from '../svg'

const PAD = { width: 560, height: 840 } as const
export const PAD_INCHES = 4
const B = over('navy')
const GOTHIC = { face: 'League Gothic' } as const

/** A blank leaf of the score pad, 4 by 6 in, ruled in blue under a gummed head. */
export const pad = (): Forme => ({
  ...PAD,
  inks: ['vermilion', 'navy'],
  shapes:
    head() + heads() + ruling() + text(280, 812, 'TEAR ALONG THE TOP · FIFTY LEAVES', 14, B, { ...GOTHIC, spacing: 3 }),
})

const head = (): string =>
  rect(0, 0, PAD.width, 62, over('vermilion')) +
  times(56, (i) => path(`M${i * 10 + 1} 62q4 3.4 8 0`, NONE, { stroke: BARE, width: 2 })) +
  text(280, 42, 'PARLOR BOX SCORE PAD', 30, BARE, { ...GOTHIC, spacing: 7 })

const heads = (): string =>
  text(44, 108, 'Game', 18, B, { anchor: 'start', italic: true }) +
  text(330, 108, 'Date', 18, B, { anchor: 'start', italic: true }) +
  lineTo(92, 112, 312, 112, B, 0.9) +
  lineTo(370, 112, 516, 112, B, 0.9) +
  text(103, 162, 'HAND', 21, B, { ...GOTHIC, spacing: 3 }) +
  text(103, 770, 'TOTAL', 22, B, { ...GOTHIC, spacing: 3 })

/** Seventeen rows for the hands, between the headings and the total. */
const ROWS = { from: 182, to: 744, count: 17 } as const
const rowLine = (i: number): number => ROWS.from + ((ROWS.to - ROWS.from) * i) / ROWS.count

/** Columns for the hand and three players. */
const ruling = (): string =>
  rect(44, 132, 472, 646, NONE, { stroke: B, width: 2.2 }) +
  lineTo(44, 178, 516, 178, B, 1) +
  lineTo(44, 182, 516, 182, B, 1) +
  [162, 280, 398].map((x) => lineTo(x, 132, x, 778, B, x === 162 ? 1.8 : 0.9)).join('') +
  times(ROWS.count - 1, (i) => lineTo(44, rowLine(i + 1), 516, rowLine(i + 1), B, 0.7)) +
  lineTo(44, 744, 516, 744, B, 1.2) +
  lineTo(44, 747, 516, 747, B, 1.2)
