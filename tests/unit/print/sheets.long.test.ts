import { Resvg } from '@resvg/resvg-js'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { prepareFontFiles } from '../../../build/print/fonts'
import { lionBack, lionCard } from '../../../build/print/lion/card'
import { courtCard } from '../../../build/print/pack/court/card'
import { COURT } from '../../../build/print/pack/court/people'
import { packBack } from '../../../build/print/pack/back'
import type { Artwork } from '../../../build/print/sheets/artwork'
import { typeset } from '../../../build/print/sheets/document'
import type { Piece } from '../../../build/print/sheets/imposition'
import { loadSet, SET_NAMES, type Part } from '../../../build/print/sheets/sets'
import { expectTrueSize, measureBoard } from './measured'
import { contentsOf, openPdf, render, rootMeanSquare, type Picture } from './pdf'
import { reference } from './reference'
import { everyOther } from '../../scale'

const CASES = SET_NAMES.flatMap((name) => [
  { name, paper: 'a4', age: 0 } as const,
  { name, paper: 'letter', age: 0.7 } as const,
])

it.each(everyOther(CASES))('prints all of $name on $paper within the floors', async ({ name, paper, age }) => {
  const set = await loadSet(name)
  const before = process.cpuUsage()
  const { pdf, sheets } = await typeset(set, set.parts, { paper, age })
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThanOrEqual(5)
  expect(pdf.length).toBeLessThanOrEqual(3e6)
  expect((await typeset(set, set.parts, { paper, age })).pdf.equals(pdf)).toBe(true)
  const { images, embedded, names } = contentsOf(pdf)
  expect({ images, embedded }).toEqual({ images: 0, embedded: names.length })
  expect((await openPdf(pdf)).numPages).toBe(sheets.length + 1)
})

const queen = COURT.find(({ rank, suit }) => rank === 'Q' && suit === 'S')!

it.each([
  ['lion', '10R', [lionCard(10, 'R', false), lionBack()]],
  ['pack', 'QS', [courtCard(queen, false), packBack()]],
] as const)('prints the colours of %s as its plates do', async (name, part, formes) => {
  const set = await loadSet(name)
  const { pdf, sheets } = await typeset(
    set,
    set.parts.filter((each) => each.name === part),
    { paper: 'a4', age: 0 },
  )
  const document = await openPdf(pdf)
  const fonts = await prepareFontFiles()
  for (const [i, forme] of formes.entries()) {
    const { x, y, width, height } = sheets[i]!.pieces[0]!
    const drawn = await render(document, i + 2, (1152 * 25.4) / width, { x, y, width, height })
    expect(rootMeanSquare(drawn, reference(forme, 'bristol', drawn.width, fonts))).toBeLessThanOrEqual(0.03)
  }
})

it('prints at true size on letter, too', async () => {
  expectTrueSize(await measureBoard('letter'))
})

const WIDTH = 1152

/** A drawing as resvg, which draws the app's pictures, draws it at a width of 1152 pixels. */
function drawn({ draw, width, height }: Artwork, fonts: readonly string[]): Picture {
  const size = `width="${WIDTH}" height="${Math.round((WIDTH * height) / width)}"`
  const font = { loadSystemFonts: false, fontFiles: [...fonts], defaultFontFamily: 'Old Standard TT' }
  const image = new Resvg(draw(0).replace('<svg ', `<svg ${size} `), { background: '#fff', font }).render()
  return { width: image.width, height: image.height, data: new Uint8ClampedArray(image.pixels) }
}

/** Difference of a piece on its page from the same part of its drawing, from 0 to 1. */
async function differenceOf(document: PDFDocumentProxy, page: number, isBack: boolean, piece: Piece, whole: Picture) {
  const { from, width, height, flaps, isTurned } = piece
  const dpi = WIDTH / piece.artwork.width
  const box = isTurned
    ? { x: piece.x + flaps.below, y: piece.y, width: height, height: width }
    : { x: piece.x, y: piece.y, width, height }
  const printed = await render(document, page, dpi, box)
  const [left, top] = [from.x, from.y].map((length) => Math.round((length / 25.4) * dpi)) as [number, number]
  const expected = new Uint8ClampedArray(printed.data.length)
  for (let y = 0; y < printed.height; y++) {
    for (let x = 0; x < printed.width; x++) {
      // The corner of the drawing lies at the upper right of a turned front, at the lower left of a turned back.
      const [across, down] = !isTurned ? [x, y] : isBack ? [printed.height - 1 - y, x] : [y, printed.width - 1 - x]
      const [u, v] = [Math.min(whole.width - 1, left + across), Math.min(whole.height - 1, top + down)]
      const at = (v * whole.width + u) * 4
      expected.set(whole.data.subarray(at, at + 4), (y * printed.width + x) * 4)
    }
  }
  return rootMeanSquare(printed, { ...printed, data: expected })
}

const isFirstOrLast = ({ from, flaps }: Piece) => from.x + from.y === 0 || flaps.right + flaps.below === 0

// The first of each kind of part with its back; of what is divided, the first and the last sheet.
it.each(SET_NAMES)('prints every kind of part of %s as it is drawn', async (name) => {
  const set = await loadSet(name)
  const isFirst = (part: Part) => set.parts.find(({ group }) => group === part.group) === part
  const parts = set.parts.filter(isFirst).map((part) => ({ ...part, copies: 1 }))
  const { pdf, sheets } = await typeset(set, parts, { paper: 'a4', age: 0 })
  const document = await openPdf(pdf)
  const fonts = await prepareFontFiles()
  const drawings = new Map<Artwork, Picture>()
  for (const [i, { pieces, isBack, group }] of sheets.entries()) {
    for (const piece of pieces.filter(isFirstOrLast)) {
      const whole = drawings.get(piece.artwork) ?? drawn(piece.artwork, fonts)
      drawings.set(piece.artwork, whole)
      const difference = await differenceOf(document, i + 2, isBack, piece, whole)
      expect(difference, `${group} on page ${i + 2}`).toBeLessThanOrEqual(group === 'cards' ? 0.03 : 0.1)
    }
  }
})
