import { beforeAll, describe, expect, it } from 'vitest'
import { readFontFile, prepareFontFiles, type Typeface } from '../../../build/print/fonts'
import { board } from '../../../build/print/forty-nine/board'
import { cardBack, cheaterCard, numberCard } from '../../../build/print/forty-nine/card'
import { lionCard } from '../../../build/print/lion/card'
import { pipCard } from '../../../build/print/pack/card-parts'
import { renderPlate, plateFills, type Forme, type Plate } from '../../../build/print/plates'
import { knockOut, overprint, rect, text } from '../../../build/print/svg'
import { readMetrics } from '../../../build/print/type/text-layout'

let fonts: string[]
beforeAll(async () => {
  fonts = await prepareFontFiles()
})

/** Returns the share of ink within a box, which is given in shares of the plate. */
function inked(plate: Plate, x0: number, y0: number, x1: number, y1: number): number {
  let sum = 0
  let count = 0
  for (let y = Math.floor(y0 * plate.height); y < y1 * plate.height; y++) {
    for (let x = Math.floor(x0 * plate.width); x < x1 * plate.width; x++) {
      sum += plate.coverage[y * plate.width + x]! / 255
      count++
    }
  }
  return sum / count
}

/**
 * Returns the height of the ink within a box, as a share of the plate's height. The box is given in shares of the
 * plate.
 */
function inkHeight(plate: Plate, x0: number, y0: number, x1: number, y1: number): number {
  const rows = Array.from({ length: plate.height }, (_, y) => y).filter(
    (y) =>
      y > y0 * plate.height &&
      y < y1 * plate.height &&
      plate.coverage
        .subarray(y * plate.width + Math.ceil(x0 * plate.width), y * plate.width + Math.floor(x1 * plate.width))
        .some((v) => v > 128),
  )
  return (rows.at(-1)! - rows[0]! + 1) / plate.height
}

const word = (face: Typeface, words: string): Forme => ({
  width: 200,
  height: 60,
  inks: ['black'],
  shapes: text(100, 44, words, 40, overprint('black'), { face, weight: face === 'Josefin Sans' ? 700 : 400 }),
})

describe('plates', () => {
  it('print an ink black, knock the others out white, and leave their overprints away', () => {
    const shapes = rect(0, 0, 1, 1, overprint('red')) + rect(0, 0, 1, 1, knockOut('black'))
    expect(plateFills(shapes, 'red')).toMatch(/fill="#000".*fill="#fff"/)
    expect(plateFills(shapes, 'black')).toMatch(/fill="none".*fill="#000"/)
  })

  it('refuse a shape in an unknown ink', () => {
    expect(() => plateFills('<rect fill="[puce]"/>', 'red')).toThrow(/puce, which is no ink/)
  })

  it('show a number in all four corners of every card', () => {
    for (let n = 1; n <= 49; n++) {
      const plate = renderPlate(numberCard(n, false), 'black', 128, 128, fonts)
      const boxes: [number, number, number, number][] = [
        [0.06, 0.06, 0.44, 0.25],
        [0.56, 0.06, 0.94, 0.25],
        [0.06, 0.75, 0.44, 0.94],
        [0.56, 0.75, 0.94, 0.94],
      ]
      for (const box of boxes) expect(inked(plate, ...box), `card ${n}`).toBeGreaterThan(0.04)
    }
  })

  it('show indices that are read across a table', () => {
    const square = (n: number) => renderPlate(numberCard(n, false), 'black', 300, 300, fonts)
    for (const n of [3, 8, 17, 44]) {
      expect(inkHeight(square(n), 0.05, 0.72, 0.28, 0.95), `card ${n}`).toBeGreaterThan(0.155)
    }
    for (const n of [5, 25, 40]) {
      expect(inkHeight(square(n), 0.2, 0.64, 0.35, 0.8), `card ${n}`).toBeGreaterThan(0.135)
    }
    for (const rank of ['A', '8', '10'] as const) {
      const pack = renderPlate(pipCard(rank, 'S', false), 'black', 225, 350, fonts)
      expect(inkHeight(pack, 0, 0, 0.18, 0.13), rank).toBeGreaterThan(0.088)
    }
    for (const n of [1, 8, 10, 11]) {
      const lion = renderPlate(lionCard(n, 'K', false), 'black', 200, 288, fonts)
      expect(inkHeight(lion, 0.12, 0.065, 0.26, 0.19), `lion ${n}`).toBeGreaterThan(0.088)
    }
  })

  it('cut the colour aid into the centre of every card, in seven ways', () => {
    const share = (n: number, aid: boolean) => {
      const forme = numberCard(n, aid)
      return inked(renderPlate(forme, forme.inks[0]!, 128, 128, fonts), 0.4, 0.4, 0.6, 0.6)
    }
    const cuts = [1, 8, 16, 22, 29, 36, 43].map((n) => {
      expect(share(n, false)).toBeGreaterThan(0.95)
      expect(share(n, true)).toBeLessThan(0.95)
      const forme = numberCard(n, true)
      return Buffer.from(renderPlate(forme, forme.inks[0]!, 64, 64, fonts).coverage).toString('base64')
    })
    expect(new Set(cuts).size).toBe(7)
  })

  it('ink the Cheater, the back and the board in every one of their inks', () => {
    for (const forme of [cheaterCard(), cardBack(), board(false), board(true)]) {
      for (const ink of forme.inks) {
        expect(inked(renderPlate(forme, ink, 300, 300, fonts), 0, 0, 1, 1), ink).toBeGreaterThan(0.005)
      }
    }
  })
})

describe('faces', () => {
  const FACES: Typeface[] = ['League Gothic', 'IM FELL English SC', 'Abril Fatface', 'Josefin Sans', 'Yeseva One']

  it('resolve by their names: none falls back to the text face', () => {
    const fallback = renderPlate(word('Old Standard TT', 'Rag 49'), 'black', 200, 60, fonts)
    expect(inked(fallback, 0, 0, 1, 1)).toBeGreaterThan(0.02)
    for (const face of FACES) {
      const plate = renderPlate(word(face, 'Rag 49'), 'black', 200, 60, fonts)
      expect(inked(plate, 0, 0, 1, 1), face).toBeGreaterThan(0.02)
      expect(Buffer.compare(Buffer.from(plate.coverage), Buffer.from(fallback.coverage)), face).not.toBe(0)
    }
  })

  it('cover the characters that are set', async () => {
    const gothic = readMetrics(await readFontFile('League Gothic', 400, 'normal'))
    expect(gothic.covers('FORTY (49) NINE · THE POPULAR AMERICAN GAME, MD.')).toBe(true)
    expect(gothic.covers('★')).toBe(false)
    const bold = readMetrics(await readFontFile('Old Standard TT', 700, 'normal'))
    expect(bold.covers('0123456789C')).toBe(true)
    expect(bold.measure('49')).toBeGreaterThan(0.8)
  })
})
