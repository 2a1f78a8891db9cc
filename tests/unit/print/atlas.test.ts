import { describe, expect, it } from 'vitest'
import { ATLAS, atlasCells } from '../../../build/print/forty-nine/atlas'

const cells = atlasCells('49/atlas')

describe('cells of the atlas', () => {
  it('hold every face of the deck, a back, and top and edge of each chip', () => {
    const faces = Array.from({ length: 49 }, (_, i) => `49/${i + 1}`)
    const chips = ['blue', 'red', 'white'].flatMap((name) => [`chip/${name}`, `chip/${name}-edge`])
    expect(Object.keys(cells)).toEqual(expect.arrayContaining([...faces, '49/C', '49/back', ...chips, '49/edge']))
  })

  it('lie within the picture and never overlap', () => {
    const all = Object.entries(cells)
    for (const [face, cell] of all) {
      expect(cell.picture).toBe('49/atlas')
      expect(cell.x, face).toBeGreaterThanOrEqual(0)
      expect(cell.y, face).toBeGreaterThanOrEqual(0)
      expect(cell.x + cell.w, face).toBeLessThanOrEqual(1)
      expect(cell.y + cell.h, face).toBeLessThanOrEqual(1)
    }
    all.forEach(([name, a], i) => {
      for (const [other, b] of all.slice(i + 1)) {
        const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y
        expect(apart, `${name} and ${other}`).toBe(true)
      }
    })
  })

  it('give a card at least 500 pixels, and a guard of four round it', () => {
    for (const [face, cell] of Object.entries(cells)) {
      if (!/^49\/(\d+|C|back.*)$/.test(face)) continue
      expect(cell.w * ATLAS).toBeGreaterThanOrEqual(500)
      expect((cell.x * ATLAS) % 512).toBe(4)
      expect((cell.y * ATLAS) % 512).toBe(4)
    }
  })
})
