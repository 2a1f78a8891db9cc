import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { lightness } from '../../../build/print/colour'
import { prepareFontFiles } from '../../../build/print/fonts'
import { numberCard } from '../../../build/print/forty-nine/card'
import { blurCoverage } from '../../../build/print/press/inking'
import { distanceToEdge } from '../../../build/print/press/folds'
import { SlowNoise, TILE_SIZE, noiseTile } from '../../../build/print/press/noise'
import { print } from '../../../build/print/press/press'
import type { PrintRun, Sheet } from '../../../build/print/press/run'
import { wear, type Wear } from '../../../build/print/press/wear'
import { runCount } from '../../scale'

let fonts: string[]
beforeAll(async () => {
  fonts = await prepareFontFiles()
})

const RUN: PrintRun = {
  width: 160,
  height: 160,
  ppi: 82,
  paper: 'card',
  age: 0.3,
  browning: 0.55,
  grain: 0.5,
  misregistration: 0.009,
  opacity: 0.6,
  mottle: 0.6,
  seed: 17,
}
const WEAR: Wear = {
  foxing: 3,
  scuffs: 4,
  thumbMarks: 3,
  rimBrowning: 0.6,
  edgeWear: 0.02,
  cornerRadius: 0.1,
  core: 'core',
  guard: 4,
  folds: [{ isVertical: true, position: 0.5, width: 0.02 }],
  creases: [{ from: [0.2, 0], to: [0, 0.2], strength: 1 }],
}

function card(run: PrintRun, w: Wear = WEAR): Sheet {
  const sheet = print(numberCard(17, false), run, fonts)
  wear(sheet, run, w)
  return sheet
}

const grey = (sheet: Sheet, x: number, y: number): number => {
  const i = (y * sheet.width + x) * 3
  return lightness([sheet.data[i]!, sheet.data[i + 1]!, sheet.data[i + 2]!])
}

const same = (a: Sheet, b: Sheet): boolean => Buffer.compare(Buffer.from(a.data), Buffer.from(b.data)) === 0

describe('the press', () => {
  it('prints the same bytes from the same seed, and others from another', () => {
    expect(same(card(RUN), card(RUN))).toBe(true)
    expect(same(card(RUN), card({ ...RUN, seed: 18 }))).toBe(false)
  })

  it('leaves no pure white and no pure black', () => {
    const { data } = card(RUN)
    expect(Math.max(...data)).toBeLessThan(255)
    const rows = Array.from({ length: 160 * 160 }, (_, i) => data[i * 3]! + data[i * 3 + 1]! + data[i * 3 + 2]!)
    expect(Math.min(...rows)).toBeGreaterThan(30)
  })

  it('puts yellow in the middle, paper round it and dark numbers in the corners', () => {
    const sheet = print(numberCard(17, false), RUN, fonts)
    const at = (80 * 160 + 80) * 3
    expect(sheet.data[at + 2]!).toBeLessThan(sheet.data[at]! - 80)
    expect(grey(sheet, 80, 30)).toBeGreaterThan(80)
    let darkest = 100
    for (let y = 120; y < 150; y++) for (let x = 8; x < 60; x++) darkest = Math.min(darkest, grey(sheet, x, y))
    expect(darkest).toBeLessThan(35)
  })

  it('rubs and browns the rim more than the middle', () => {
    const fresh = print(numberCard(17, false), RUN, fonts)
    const old = card(RUN)
    const change = (x: number, y: number) => Math.abs(grey(fresh, x, y) - grey(old, x, y))
    let edge = 0
    let middle = 0
    for (let x = 20; x < 140; x++) {
      edge += change(x, 4)
      middle += change(x, 30)
    }
    expect(edge).toBeGreaterThan(4 * middle)
  })
})

describe('noise', () => {
  it('repeats without a seam and stays between 0 and 1', () => {
    for (const field of [noiseTile(2.2, 2.2, 1), noiseTile(22, 22, 1), noiseTile(28, 4, 1)]) {
      let seam = 0
      let inside = 0
      for (let y = 0; y < TILE_SIZE; y++) {
        const row = y * TILE_SIZE
        expect(field[row]! >= 0 && field[row]! <= 1).toBe(true)
        seam += Math.abs(field[row]! - field[row + TILE_SIZE - 1]!)
        inside += Math.abs(field[row + 500]! - field[row + 499]!)
      }
      expect(seam / inside).toBeGreaterThan(0.6)
      expect(seam / inside).toBeLessThan(1.6)
    }
  })

  it('drifts between 0 and 1 for any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.double({ min: 2, max: 300, noNaN: true }), (size, cell) => {
        const drift = new SlowNoise(size, size, cell, 5)
        for (const y of [0, size - 1]) for (const value of drift.row(y)) expect(value >= 0 && value <= 1).toBe(true)
      }),
      { numRuns: runCount(50) },
    )
  })
})

describe('helpers of the press', () => {
  it('softening answers zero only where nothing is printed within reach', () => {
    const coverage = new Uint8Array(40 * 40)
    coverage[20 * 40 + 20] = 255
    const soft = blurCoverage({ width: 40, height: 40, coverage }, 3)
    for (let y = 0; y < 40; y++) {
      for (let x = 0; x < 40; x++) {
        expect(soft[y * 40 + x]! > 0).toBe(Math.abs(x - 20) <= 3 && Math.abs(y - 20) <= 3)
      }
    }
  })

  it('measures the distance to a rounded edge', () => {
    expect(distanceToEdge(50, 0, 100, 100, 10)).toBe(0)
    expect(distanceToEdge(50, 30, 100, 100, 10)).toBe(30)
    expect(distanceToEdge(0, 0, 100, 100, 10)).toBeLessThan(-4)
    expect(distanceToEdge(10, 10, 100, 100, 10)).toBe(10)
  })
})
