import { describe, expect, it } from 'vitest'
import { prepareFontFiles } from '../../../build/print/fonts'
import { board } from '../../../build/print/forty-nine/board'
import { cheaterCard, cardBack } from '../../../build/print/forty-nine/card'
import { typeset } from '../../../build/print/sheets/document'
import {
  cuts,
  FOOT,
  GLUE_STRIP,
  impose,
  MARGIN,
  PAPERS,
  type Paper,
  type Piece,
} from '../../../build/print/sheets/imposition'
import { loadSet, SET_NAMES } from '../../../build/print/sheets/sets'
import { contentsOf, darkColumns, openPdf, render, rootMeanSquare, type Picture } from './pdf'
import { reference } from './reference'

const NEW_A4 = { paper: 'a4', age: 0 } as const
/** The rules of the board in millimetres from its edge. */
const RULES = Array.from({ length: 8 }, (_, i) => Number((25.4 + i * 50.8).toFixed(6)))
const PAPER_NAMES = Object.keys(PAPERS) as Paper[]

/** Returns the corner and size of a piece on its sheet, with its strips for glue. */
function boxOf({ x, y, width, height, flaps, isTurned }: Piece) {
  const [across, down] = [width + flaps.right, height + flaps.below]
  return { x, y, width: isTurned ? down : across, height: isTurned ? across : down }
}

describe('the sheets of every set', async () => {
  const sets = await Promise.all(SET_NAMES.map(async (name) => [name, await loadSet(name)] as const))
  const cases = sets.flatMap(([name, set]) => PAPER_NAMES.map((paper) => ({ name, set, paper })))

  it.each(cases)('$name on $paper keeps everything within the margins, apart from each other', ({ set, paper }) => {
    for (const { pieces } of impose(set.parts, paper)) {
      const boxes = pieces.map(boxOf)
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(MARGIN + 2.6)
        expect(box.y).toBeGreaterThanOrEqual(MARGIN + 2.6)
        expect(box.x + box.width).toBeLessThanOrEqual(PAPERS[paper].width - MARGIN - 2.6)
        expect(box.y + box.height).toBeLessThanOrEqual(PAPERS[paper].height - MARGIN - FOOT - 2.6)
      }
      const touch = boxes.some((a, i) =>
        boxes
          .slice(i + 1)
          .some((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height),
      )
      expect(touch).toBe(false)
    }
  })

  it.each(cases)('$name on $paper has every part whole, and as often as it is needed', ({ set, paper }) => {
    const fronts = impose(set.parts, paper).flatMap(({ isBack, pieces }) => (isBack ? [] : pieces))
    for (const part of set.parts) {
      const area = fronts.filter((piece) => piece.part === part.name).reduce((sum, p) => sum + p.width * p.height, 0)
      const whole = part.front.width * part.front.height * 25.4 ** 2 * (part.copies ?? 1)
      expect(area, part.name).toBeCloseTo(whole, 3)
    }
  })

  it.each(cases)('$name on $paper has backs that fall on their fronts, turned over the long edge', ({ set, paper }) => {
    const sheets = impose(set.parts, paper)
    sheets.forEach(({ isBack, pieces }, i) => {
      if (!isBack) return
      const front = sheets[i - 1]!.pieces.map((piece) => ({ part: piece.part, ...boxOf(piece) }))
      const seenThrough = pieces.map((piece) => {
        const box = boxOf(piece)
        return { part: piece.part, ...box, x: PAPERS[paper].width - box.x - box.width }
      })
      for (const [k, { part, x, y, width, height }] of seenThrough.entries()) {
        expect(front[k]!.part).toBe(part)
        expect([x, y, width, height].map((v) => v.toFixed(6))).toEqual(
          [front[k]!.x, front[k]!.y, front[k]!.width, front[k]!.height].map((v) => v.toFixed(6)),
        )
      }
    })
    // All pages to be printed on both sides are one run, as the first page says.
    const lastBack = sheets.findLastIndex(({ isBack }) => isBack)
    expect(sheets.slice(0, lastBack + 1).every(({ isBack }, i) => isBack === (i % 2 === 1))).toBe(true)
  })

  it('divides the board on its rules only, into six sheets', () => {
    const { parts } = sets[0]![1]
    for (const paper of PAPER_NAMES) {
      const pieces = impose(
        parts.filter(({ name }) => name === 'board'),
        paper,
      ).flatMap((sheet) => sheet.pieces)
      expect(pieces).toHaveLength(6)
      for (const { from, flaps, width } of pieces) {
        for (const at of [from.x, from.y]) expect([0, ...RULES]).toContain(Number(at.toFixed(6)))
        expect(flaps.right).toBe(from.x + width < 406 ? GLUE_STRIP : 0)
      }
    }
  })
})

it('cuts a length into as few and as equal pieces as its seams and the strips for glue allow', () => {
  expect(cuts(100, 100)).toEqual([0, 100])
  expect(cuts(180, 100)).toEqual([0, 90, 180])
  expect(cuts(190, 100)).toEqual([0, 190 / 3, 380 / 3, 190])
  expect(cuts(180, 100, [20, 85, 92])).toEqual([0, 92, 180])
  expect(cuts(180, 95, [20, 85, 92])).toEqual([0, 85, 180])
  // Seams too far apart are not kept to.
  expect(cuts(180, 100, [170])).toEqual([0, 90, 180])
})

describe('the document', () => {
  it('prints one lost card alone, front and back, at its true size and in its own colours', async () => {
    const set = await loadSet('forty-nine')
    const lost = set.parts.filter(({ name }) => name === 'cheater')
    await typeset(set, lost, NEW_A4)
    const before = process.cpuUsage()
    const { pdf, sheets } = await typeset(set, lost, NEW_A4)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThanOrEqual(1)
    expect((await typeset(set, lost, NEW_A4)).pdf.equals(pdf)).toBe(true)
    const document = await openPdf(pdf)
    expect(document.numPages).toBe(3)
    const fonts = await prepareFontFiles()
    for (const [i, forme] of [cheaterCard(), cardBack()].entries()) {
      const [piece] = sheets[i]!.pieces
      const dpi = 1152 / 1.94
      const rendered = await render(document, i + 2, dpi, boxOf(piece!))
      expect(piece!.width).toBeCloseTo(1.94 * 25.4, 6)
      expect(rootMeanSquare(rendered, reference(forme, 'card', 1152, fonts))).toBeLessThanOrEqual(0.03)
    }
    const { images, embedded, names } = contentsOf(pdf)
    expect({ images, embedded }).toEqual({ images: 0, embedded: names.length })
    expect(names.filter((name) => !/^[A-Z]{6}\+/.test(name))).toEqual([])
  })

  it('prints squares of 50.8 mm and a bar of 100 mm, and leaves the margins bare', async () => {
    const set = await loadSet('forty-nine')
    const { pdf, sheets } = await typeset(
      set,
      set.parts.filter(({ name }) => name === 'board'),
      NEW_A4,
    )
    const document = await openPdf(pdf)
    const [piece] = sheets[0]!.pieces
    const inMillimetres = (pixels: number) => (pixels * 25.4) / 600
    const gaps = (at: readonly number[]) => at.slice(1).map((x, i) => inMillimetres(x - at[i]!))

    // Between the corner numbers and the device of the squares, only rules run from top to bottom.
    const strip = { x: piece!.x + 24.5, y: piece!.y + 25.4 + 3, width: piece!.width - 22.5, height: 44 }
    const rules = darkColumns(await render(document, 2, 600, strip))
    expect(rules.length).toBeGreaterThanOrEqual(3)
    for (const gap of gaps(rules)) expect(Math.abs(gap - 50.8)).toBeLessThanOrEqual(0.1)

    const foot = { x: MARGIN, y: 297 - MARGIN - FOOT + 2.8, width: 104, height: 0.8 }
    const ticks = darkColumns(await render(document, 2, 600, foot))
    expect(ticks).toHaveLength(11)
    expect(Math.abs(inMillimetres(ticks[10]! - ticks[0]!) - 100)).toBeLessThanOrEqual(0.1)

    const page = await render(document, 2, 60, { x: 0, y: 0, width: 210, height: 297 })
    const isMargin = (i: number) => {
      const [x, y] = [((i % page.width) * 25.4) / 60, (Math.floor(i / page.width) * 25.4) / 60]
      return Math.min(x, y, 210 - x, 297 - y) < MARGIN - 0.5
    }
    const printed = page.data.filter((value, i) => value < 255 && isMargin(i >> 2))
    expect(printed).toHaveLength(0)

    const drawn = await render(document, 2, 72, { ...boxOf(piece!), width: 120, height: 160 })
    const whole = reference(board(false), 'board', 1152, await prepareFontFiles())
    expect(rootMeanSquare(drawn, crop(whole, drawn.width, drawn.height))).toBeLessThanOrEqual(0.1)
  })
})

/** Returns the upper left part of a picture. */
function crop({ width, data }: Picture, w: number, h: number): Picture {
  const part = new Uint8ClampedArray(w * h * 4)
  for (let y = 0; y < h; y++) part.set(data.subarray(y * width * 4, (y * width + w) * 4), y * w * 4)
  return { width: w, height: h, data: part }
}
