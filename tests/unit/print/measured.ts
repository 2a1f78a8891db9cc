import { expect } from 'vitest'
import { typeset } from '../../../build/print/sheets/document'
import { FOOT, MARGIN, PAPERS, type Paper } from '../../../build/print/sheets/imposition'
import { loadSet } from '../../../build/print/sheets/sets'
import { darkColumns, openPdf, render } from './pdf'

interface Measured {
  /** Distances of the board's rules on the first sheet, and the length of the bar, in millimetres. */
  readonly squares: readonly number[]
  readonly bar: number
  /** Number of ticks of the bar. */
  readonly ticks: number
  /** Number of printed pixels in the margins. */
  readonly inMargins: number
}

/** Measures the board's first sheet in the finished document. */
export async function measureBoard(paper: Paper): Promise<Measured> {
  const set = await loadSet('forty-nine')
  const parts = set.parts.filter(({ name }) => name === 'board')
  const { pdf, sheets } = await typeset(set, parts, { paper, age: 0 })
  const document = await openPdf(pdf)
  const { width, height } = PAPERS[paper]
  const [piece] = sheets[0]!.pieces
  const inMillimetres = (pixels: number) => (pixels * 25.4) / 600

  // Between the corner numbers and the device of the squares, only rules run from top to bottom.
  const strip = { x: piece!.x + 24.5, y: piece!.y + 25.4 + 3, width: piece!.width - 22.5, height: 44 }
  const rules = darkColumns(await render(document, 2, 600, strip))
  const foot = { x: MARGIN, y: height - MARGIN - FOOT + 2.8, width: 104, height: 0.8 }
  const ticks = darkColumns(await render(document, 2, 600, foot))

  const page = await render(document, 2, 60, { x: 0, y: 0, width, height })
  const isMargin = (i: number) => {
    const [x, y] = [((i % page.width) * 25.4) / 60, (Math.floor(i / page.width) * 25.4) / 60]
    return Math.min(x, y, width - x, height - y) < MARGIN - 0.5
  }
  return {
    squares: rules.slice(1).map((x, i) => inMillimetres(x - rules[i]!)),
    bar: inMillimetres(ticks.at(-1)! - ticks[0]!),
    ticks: ticks.length,
    inMargins: page.data.filter((value, i) => value < 255 && isMargin(i >> 2)).length,
  }
}

/** Expects squares of two inches, a bar of 100 mm with its eleven ticks, and bare margins. */
export function expectTrueSize({ squares, bar, ticks, inMargins }: Measured): void {
  expect(squares.length).toBeGreaterThanOrEqual(2)
  for (const square of squares) expect(Math.abs(square - 50.8)).toBeLessThanOrEqual(0.1)
  expect(ticks).toBe(11)
  expect(Math.abs(bar - 100)).toBeLessThanOrEqual(0.1)
  expect(inMargins).toBe(0)
}
