import { describe, expect, it } from 'vitest'
import { JOBS } from '../../../build/print/pictures'
import { RANKS, SUITS } from '../../../src/rules/kit'
import type { BakedCell } from '../../../src/renderer/stage/model/picture-manifest'

const cells: Record<string, BakedCell> = Object.fromEntries(JOBS.flatMap((job) => Object.entries(job.cells ?? {})))
const sizes = Object.assign({}, ...JOBS.map((job) => job.pictures)) as Record<string, { width: number; height: number }>

/** Returns the place and size of a cell in pixels of its picture. */
const inPixels = ({ picture, x, y, w, h }: BakedCell) => {
  const { width, height } = sizes[picture]!
  return { x: x * width, y: y * height, w: w * width, h: h * height }
}

describe('cells of the atlases', () => {
  it('hold every face of the outfit, its backs, and top and edge of each chip', () => {
    const faces = Array.from({ length: 49 }, (_, i) => `49/${i + 1}`)
    const chips = ['blue', 'red', 'white'].flatMap((name) => [`chip/${name}`, `chip/${name}-edge`])
    expect(Object.keys(cells)).toEqual(expect.arrayContaining([...faces, '49/C', '49/back', ...chips, '49/edge']))
  })

  it('hold the coffee premium, the ordinary pack, the roulette chips and the men, each with what is under it', () => {
    const lion = ['R', 'K', 'G', 'P'].flatMap((c) => Array.from({ length: 11 }, (_, i) => `lion/${i + 1}${c}`))
    const pack = RANKS.flatMap((rank) => SUITS.map((suit) => `pack/${rank}${suit}`))
    const backs = ['49', 'lion', 'pack'].flatMap((box) => ['', '-2', '-3', '-4', '-5'].map((n) => `${box}/back${n}`))
    const chips = [1, 5, 10, 50].flatMap((value) => [`deco/chip-${value}`, `deco/chip-${value}-edge`])
    const men = ['red', 'black', 'peg'].flatMap((name) => [`man/${name}`, `man/${name}-edge`])
    const all = [...lion, ...pack, ...backs, ...chips, ...men, 'man/red-king', 'man/black-king']
    expect(Object.keys(cells)).toEqual(expect.arrayContaining(all))
  })

  it('keep in one picture what one crowd of the stage shows: tops with edges, faces with backs', () => {
    for (const [face, { picture }] of Object.entries(cells)) {
      const under = face.replace(/-king$/, '')
      if (cells[`${under}-edge`]) expect(cells[`${under}-edge`]!.picture, face).toBe(picture)
      const box = face.slice(0, face.indexOf('/'))
      if (cells[`${box}/back`]) expect(cells[`${box}/back`]!.picture, face).toBe(picture)
    }
  })

  it('lie within a picture that is baked, and never overlap', () => {
    const all = Object.entries(cells)
    for (const [face, cell] of all) {
      expect(sizes, face).toHaveProperty([cell.picture])
      expect(cell.x, face).toBeGreaterThanOrEqual(0)
      expect(cell.y, face).toBeGreaterThanOrEqual(0)
      expect(cell.x + cell.w, face).toBeLessThanOrEqual(1)
      expect(cell.y + cell.h, face).toBeLessThanOrEqual(1)
    }
    all.forEach(([name, a], i) => {
      for (const [other, b] of all.slice(i + 1)) {
        if (a.picture !== b.picture) continue
        const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y
        expect(apart, `${name} and ${other}`).toBe(true)
      }
    })
  })

  it('keep four pixels of guard between neighbours, so that no face bleeds into the next', () => {
    const boxes = Object.entries(cells).map(([face, cell]) => ({ face, picture: cell.picture, ...inPixels(cell) }))
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) {
        if (a.picture !== b.picture || /edge$/.test(a.face) || /edge$/.test(b.face)) continue
        const gap = Math.max(a.x - b.x - b.w, b.x - a.x - a.w, a.y - b.y - b.h, b.y - a.y - a.h)
        expect(gap, `${a.face} and ${b.face}`).toBeGreaterThan(7.9)
      }
    })
  })

  it('give the shorter side of a card at least 390 pixels', () => {
    for (const [face, cell] of Object.entries(cells)) {
      if (!/^(49|pack|lion)\//.test(face) || face.endsWith('edge')) continue
      const { w, h } = inPixels(cell)
      expect(Math.min(w, h), face).toBeGreaterThanOrEqual(390)
    }
  })

  it('have the colour aid of an atlas at the same size', () => {
    for (const picture of new Set(Object.values(cells).map((cell) => cell.picture))) {
      if (sizes[`${picture}-aid`]) expect(sizes[`${picture}-aid`]).toMatchObject(sizes[picture]!)
    }
  })
})
