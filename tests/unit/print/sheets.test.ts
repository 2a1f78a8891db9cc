import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { prepareFontFiles } from '../../../build/print/fonts'
import { board } from '../../../build/print/forty-nine/board'
import { cheaterCard, cardBack } from '../../../build/print/forty-nine/card'
import { inkColour } from '../../../build/print/inks'
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
  mapsOf,
} from '../../../build/print/sheets/imposition'
import { loadSet, SET_NAMES } from '../../../build/print/sheets/sets'
import { expectTrueSize, measureBoard } from './measured'
import { contentsOf, openPdf, render, rootMeanSquare, type Picture } from './pdf'
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
    expectTrueSize(await measureBoard('a4'))
  })

  it('draws the board as our plates do', async () => {
    const set = await loadSet('forty-nine')
    const { pdf, sheets } = await typeset(
      set,
      set.parts.filter(({ name }) => name === 'board'),
      NEW_A4,
    )
    const drawn = await render(await openPdf(pdf), 2, 72, { ...boxOf(sheets[0]!.pieces[0]!), width: 120, height: 160 })
    const whole = reference(board(false), 'board', 1152, await prepareFontFiles())
    expect(rootMeanSquare(drawn, crop(whole, drawn.width, drawn.height))).toBeLessThanOrEqual(0.1)
  })
})

/** The straight lines of paths with a stroke, as ends in units of the sheet; curves are left out. */
function linesOf(paths: readonly string[]): { from: [number, number]; to: [number, number] }[] {
  return paths.flatMap((path) => {
    const lines: { from: [number, number]; to: [number, number] }[] = []
    let at: [number, number] = [0, 0]
    for (const [, command, words = ''] of (/ d="([^"]*)"/.exec(path)?.[1] ?? '').matchAll(/([MLHVC])([^MLHVC]*)/g)) {
      const numbers = words
        .trim()
        .split(/[\s,]+/)
        .map(Number)
      const [x = at[0], y = at[1]] =
        command === 'V' ? [at[0], numbers[0]] : command === 'H' ? [numbers[0]] : numbers.slice(-2)
      if (command !== 'M' && command !== 'C') lines.push({ from: at, to: [x, y] })
      at = [x, y]
    }
    return lines
  })
}

it.each(['lion', 'pack'] as const)('the box of %s is nowhere cut where it is folded', async (name) => {
  const { parts } = await loadSet(name)
  const paths =
    (parts.find((part) => part.name === 'box')?.front.draw(0) ?? '').match(/<path[^>]*stroke-width[^>]*>/g) ?? []
  const isFold = (path: string) => path.includes('stroke-dasharray')
  const [folds, cutLines] = [linesOf(paths.filter(isFold)), linesOf(paths.filter((path) => !isFold(path)))]
  expect(folds.length).toBeGreaterThanOrEqual(6)
  const overlap = (a: readonly number[], b: readonly number[]) =>
    Math.min(Math.max(...a), Math.max(...b)) - Math.max(Math.min(...a), Math.min(...b))
  for (const fold of folds) {
    const axis = fold.from[0] === fold.to[0] ? 0 : 1
    const onTop = cutLines.filter(
      ({ from, to }) =>
        from[axis] === fold.from[axis] &&
        to[axis] === fold.from[axis] &&
        overlap([from[1 - axis]!, to[1 - axis]!], [fold.from[1 - axis]!, fold.to[1 - axis]!]) > 1,
    )
    expect(onTop).toEqual([])
  }
})

it('prints an aged ink in the colour that it has on its old paper', async () => {
  const { parts } = await loadSet('forty-nine')
  const drawing = parts.find(({ name }) => name === 'cheater')?.back?.draw(1) ?? ''
  const { pixels, width, height } = new Resvg(drawing.replace('<svg ', '<svg width="200" height="200" ')).render()
  const wanted = inkColour('indigo', 1, 'card')
  const isWanted = (i: number) => wanted.every((part, c) => Math.abs(part - pixels[i * 4 + c]!) <= 2)
  const alike = Array.from({ length: width * height }, (_, i) => i).filter(isWanted)
  expect(alike.length / (width * height)).toBeGreaterThan(0.3)
})

it('names on its sheet the card that was lost, and on the first page where the sheets of a board lie', async () => {
  const set = await loadSet('forty-nine')
  const lost = set.parts.filter(({ name }) => name === 'cheater')
  expect(impose(lost, 'a4').map(({ caption }) => caption)).toEqual(['cards: cheater', 'cards: cheater, backs'])
  const map = mapsOf(impose(set.parts, 'a4'), set.parts)
  for (const page of [12, 13, 14, 15, 16, 17]) expect(map).toContain(`text[${page}]`)
  expect(mapsOf(impose(lost, 'a4'), lost)).toBe('')
})

/** Returns the upper left part of a picture. */
function crop({ width, data }: Picture, w: number, h: number): Picture {
  const part = new Uint8ClampedArray(w * h * 4)
  for (let y = 0; y < h; y++) part.set(data.subarray(y * width * 4, (y * width + w) * 4), y * w * 4)
  return { width: w, height: h, data: part }
}
