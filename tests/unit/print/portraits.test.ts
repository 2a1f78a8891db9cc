import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bakeJob } from '../../../build/print/bake/bake-job'
import { JOBS } from '../../../build/print/pictures'
import { hatch, swelling } from '../../../build/print/portraits/burin'
import { areaOf, closed, curve, ellipse, isWithin } from '../../../build/print/portraits/curve'
import { createField, valueAt, type Field } from '../../../build/print/portraits/field'
import { drawPortrait, PORTRAIT_JOB, SITTERS } from '../../../build/print/portraits/jobs'
import { inflate, lightOn } from '../../../build/print/portraits/relief'
import type { Sheet } from '../../../build/print/press/run'

/** The five who sit opposite; the other sitters keep company at larger tables. */
const OPPONENTS = ['Floyd', 'Edith', 'Walter', 'Opal', 'Homer']
const NAMES = Object.keys(SITTERS)
const draw = (name: string): Sheet => drawPortrait(NAMES.indexOf(name))

const folder = mkdtempSync(path.join(tmpdir(), 'portraits-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Relative luminance of a pixel, 0 to 1, as contrast is defined. */
function luminance({ data }: Sheet, i: number): number {
  const linear = (v: number) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(data[i * 3]!) + 0.7152 * linear(data[i * 3 + 1]!) + 0.0722 * linear(data[i * 3 + 2]!)
}

/** Returns the mean luminance of each square of `side` pixels, as the portrait is seen when it is small. */
function shrunk(sheet: Sheet, side: number): number[] {
  const [columns, rows] = [Math.floor(sheet.width / side), Math.floor(sheet.height / side)]
  return Array.from({ length: columns * rows }, (_, at) => {
    let sum = 0
    for (let y = 0; y < side; y++) {
      const row = (Math.floor(at / columns) * side + y) * sheet.width
      for (let x = 0; x < side; x++) sum += luminance(sheet, row + (at % columns) * side + x)
    }
    return sum / (side * side)
  })
}

describe('the portraits', () => {
  let sheets: Record<string, Sheet>
  beforeAll(() => {
    sheets = Object.fromEntries(NAMES.map((name) => [name, draw(name)]))
  }, 120_000)

  it('are baked for everybody on one sheet of at most 96 KB', async () => {
    expect(NAMES).toEqual(expect.arrayContaining(OPPONENTS))
    const { bytes } = await bakeJob({ job: JOBS.indexOf(PORTRAIT_JOB), folder })
    const [full, small] = bytes['portrait/atlas']!
    expect(full).toBeLessThanOrEqual(96 * 1024)
    expect(small).toBeLessThanOrEqual(32 * 1024)
  })

  it('are the same bytes each time', () => {
    const again = draw('Edith')
    expect(Buffer.from(again.data).equals(Buffer.from(sheets['Edith']!.data))).toBe(true)
  })

  it('are told apart at a height of 40 pixels', () => {
    const small = NAMES.map((name) => shrunk(sheets[name]!, 7))
    small.forEach((a, i) =>
      small.slice(i + 1).forEach((b, j) => {
        const far = a.filter((value, at) => Math.abs(value - b[at]!) > 0.15).length / a.length
        expect(far, `${NAMES[i]} and ${NAMES[i + 1 + j]}`).toBeGreaterThan(0.08)
      }),
    )
  })

  it.each(NAMES)('stands out in ink from the paper, within an oval that touches all sides: %s', (name) => {
    const sheet = sheets[name]!
    const { width, height } = sheet
    const all = Array.from({ length: width * height }, (_, i) => luminance(sheet, i)).sort((a, b) => a - b)
    const [ink, paper] = [all[Math.round(all.length * 0.05)]!, all[Math.round(all.length * 0.95)]!]
    expect((paper + 0.05) / (ink + 0.05)).toBeGreaterThan(7)
    const darkest = (points: readonly (readonly [x: number, y: number])[]) =>
      Math.min(...points.map(([x, y]) => luminance(sheet, y * width + x)))
    const near = [0, 1, 2, 3, 4]
    const [midX, midY] = [width >> 1, height >> 1]
    for (const side of [
      near.map((d) => [d, midY] as const),
      near.map((d) => [width - 1 - d, midY] as const),
      near.map((d) => [midX, d] as const),
      near.map((d) => [midX, height - 1 - d] as const),
    ])
      expect(darkest(side)).toBeLessThan(0.1)
    expect(darkest(near.map((d) => [d, d] as const))).toBeGreaterThan(0.5)
  })
})

describe('curves', () => {
  it('go through their points, turn sharply at a slash only, and end where they begin if they are closed', () => {
    const sharp = curve('0 0 10 0 / 10 10')
    expect(sharp).toContainEqual([10, 0])
    expect(sharp.every(([x, y]) => y === 0 || x === 10)).toBe(true)
    expect(Math.max(...curve('0 0 10 0 10 10').map(([x]) => x))).toBeGreaterThan(10)
    const ring = closed('0 0 / 10 0 10 10 0 10')
    expect(ring.at(-1)).toEqual(ring[0])
    expect(isWithin(ring, 5, 5)).toBe(true)
    expect(isWithin(ring, 15, 5)).toBe(false)
    expect(areaOf(ring)).toBeGreaterThan(90)
    expect(areaOf(ellipse([0, 0], 10, 5))).toBeCloseTo(-50 * Math.PI, 0)
  })

  it('are refused if a coordinate is not a number', () => {
    expect(() => curve('0 0 1O 0')).toThrow(/misspelt/)
  })
})

describe('relief and hatching', () => {
  const relief = inflate(ellipse([180, 200], 100, 60), 50)

  it('rounds a shape like half an ellipsoid', () => {
    expect(valueAt(relief, 180, 200)).toBeCloseTo(50, 0)
    expect(valueAt(relief, 180 + 80, 200) / 50).toBeCloseTo(0.6, 1)
    expect(valueAt(relief, 180, 200 - 48) / 50).toBeCloseTo(0.6, 1)
    expect(valueAt(relief, 180, 270)).toBeLessThan(1)
  })

  it('is lit from the upper left', () => {
    const light = lightOn(relief)
    expect(valueAt(light, 130, 170)).toBeGreaterThan(valueAt(light, 180, 200))
    expect(valueAt(light, 180, 200)).toBeGreaterThan(valueAt(light, 230, 230) + 0.3)
  })

  /** Ink on a field of one darkness: the area of all lines. */
  function inkAt(dark: number): number {
    const flat: Field = createField({ left: 100, top: 100, width: 100, height: 100 })
    const darkness = createField(flat)
    darkness.values.fill(dark)
    const lines = hatch({ angle: 30, spacing: 4, bend: 0, from: 0.1, swell: 0.8 }, flat, darkness)
    const outlines = lines.split('Z').filter((each) => each !== '')
    return outlines.reduce((sum, outline) => {
      const points = outline
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number) as unknown as readonly [number, number])
      return sum + Math.abs(areaOf(points))
    }, 0)
  }

  it('cuts wider lines in the dark, none in the light, and fills what it is told to fill', () => {
    expect(inkAt(0.1)).toBe(0)
    expect(inkAt(0.3)).toBeGreaterThan(500)
    expect(inkAt(0.6)).toBeGreaterThan(inkAt(0.3) * 1.5)
    expect(inkAt(1) / 10_000).toBeCloseTo(0.8, 1)
  })

  it('breaks a line where it would be too fine to cut', () => {
    const line = curve('0 0 30 0')
    const whole = swelling(
      line,
      line.map(() => 1),
    )
    const broken = swelling(
      line,
      line.map(([x]) => (x > 10 && x < 20 ? 0.01 : 1)),
    )
    expect(whole.match(/M/g)).toHaveLength(1)
    expect(broken.match(/M/g)).toHaveLength(2)
  })
})
