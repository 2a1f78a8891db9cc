import type { Forme } from '../plates'
import { BARE_PAPER, lineBetween, NONE, overprint, path, rect, text, repeat } from '../svg'

const PAD = { width: 560, height: 840 } as const
export const PAD_INCHES = 4
const NAVY = overprint('navy')
const GOTHIC = { face: 'League Gothic' } as const

/** A blank leaf of the score pad, 4 by 6 in, ruled in blue under a gummed head. */
export const pad = (): Forme => ({
  ...PAD,
  inks: ['vermilion', 'navy'],
  shapes:
    head() +
    headings() +
    ruling() +
    text(280, 812, 'TEAR ALONG THE TOP · FIFTY LEAVES', 14, NAVY, { ...GOTHIC, spacing: 3 }),
})

const head = (): string =>
  rect(0, 0, PAD.width, 62, overprint('vermilion')) +
  repeat(56, (i) => path(`M${i * 10 + 1} 62q4 3.4 8 0`, NONE, { stroke: BARE_PAPER, width: 2 })) +
  text(280, 42, 'PARLOR BOX SCORE PAD', 30, BARE_PAPER, { ...GOTHIC, spacing: 7 })

const headings = (): string =>
  text(44, 108, 'Game', 18, NAVY, { anchor: 'start', italic: true }) +
  text(330, 108, 'Date', 18, NAVY, { anchor: 'start', italic: true }) +
  lineBetween(92, 112, 312, 112, NAVY, 0.9) +
  lineBetween(370, 112, 516, 112, NAVY, 0.9) +
  text(103, 162, 'HAND', 21, NAVY, { ...GOTHIC, spacing: 3 }) +
  text(103, 770, 'TOTAL', 22, NAVY, { ...GOTHIC, spacing: 3 })

/** Seventeen rows for the hands, between the headings and the total. */
const ROWS = { from: 182, to: 744, count: 17 } as const
const rowLine = (i: number): number => ROWS.from + ((ROWS.to - ROWS.from) * i) / ROWS.count

/** Columns for the hand and three players. */
const ruling = (): string =>
  rect(44, 132, 472, 646, NONE, { stroke: NAVY, width: 2.2 }) +
  lineBetween(44, 178, 516, 178, NAVY, 1) +
  lineBetween(44, 182, 516, 182, NAVY, 1) +
  [162, 280, 398].map((x) => lineBetween(x, 132, x, 778, NAVY, x === 162 ? 1.8 : 0.9)).join('') +
  repeat(ROWS.count - 1, (i) => lineBetween(44, rowLine(i + 1), 516, rowLine(i + 1), NAVY, 0.7)) +
  lineBetween(44, 744, 516, 744, NAVY, 1.2) +
  lineBetween(44, 747, 516, 747, NAVY, 1.2)
