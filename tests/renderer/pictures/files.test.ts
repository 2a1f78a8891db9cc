import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { heightOf, widthOf } from '../../../src/renderer/framing/box'
import { topViewOf, areaOf } from '../../../src/renderer/pictures/top-view'
import { applyColourMatrix } from '../../../src/renderer/pictures/atlas'
import { fileName } from '../../../src/renderer/services/download'
import { createGifWriter, paletteOf, type Pixels } from '../../../src/renderer/pictures/film'
import { wrapText } from '../../../src/renderer/pictures/lettering'
import { movingPiecesAt, motionOf } from '../../../src/renderer/pictures/motion'
import type { Piece } from '../../../src/renderer/stage/model/pieces'

const SIDE = 32

/** Returns a dark square with a red spot of 8 by 8 pixels at x. */
function drawing(x: number): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const red = at % SIDE >= x && at % SIDE < x + 8 && at < 8 * SIDE
    data.set(red ? [200, 40, 40, 255] : [40, 30, 20, 255], at * 4)
  }
  return { data, width: SIDE, height: SIDE }
}

describe('a film', () => {
  it('is an animated picture whose frames are what was drawn', async () => {
    const drawings = [0, 10, 24].map(drawing)
    const film = createGifWriter(paletteOf(drawings))
    drawings.forEach((each, at) => film.add(each, 100 * (at + 1)))
    const file = Buffer.from(await film.finish().arrayBuffer())
    expect(file.subarray(0, 6).toString()).toBe('GIF89a')
    expect(await sharp(file).metadata()).toMatchObject({ pages: 3, loop: 0, width: SIDE, delay: [100, 200, 300] })
    for (const [page, { data }] of drawings.entries()) {
      const seen = await sharp(file, { page }).ensureAlpha().raw().toBuffer()
      const worst = Math.max(...seen.map((value, at) => Math.abs(value - (data[at] ?? 0))))
      expect(worst).toBeLessThan(12)
    }
  })
})

const card = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: 'card',
  face: `pack/${id}`,
  pose: { x, y: 0, z: 0 },
  ...more,
})

describe('from above', () => {
  it('shows the back of what lies face down, and leaves out boxes and places', () => {
    const prints = topViewOf([
      card('QH', 0, { down: true }),
      { id: 'tray', kind: 'tray', face: 'pack/tray', pose: { x: 0, y: 0, z: 0 } },
      { id: 'mark', kind: 'mark', face: 'mark/table', pose: { x: 0, y: 0, z: 0 } },
    ])
    expect(prints.map(({ face }) => face)).toEqual(['pack/back'])
  })

  it('finds the ground that holds turned cards whole', () => {
    const ground = areaOf(topViewOf([card('QH', 0, { pose: { x: 0, y: 0, z: 0, turn: Math.PI / 2 } })]))
    expect(widthOf(ground)).toBeCloseTo(3.5 + 1.4)
    expect(heightOf(ground)).toBeCloseTo(2.25 + 1.4)
  })

  it('draws a pile with one shadow', () => {
    const pile = [0, 0.01, 0.02].map((y, at) => card(String(at), 0.01 * at, { pose: { x: 0, y, z: 0 } }))
    expect(topViewOf(pile).map(({ hasShadow }) => hasShadow)).toEqual([true, false, false])
  })
})

describe('a movement', () => {
  it('begins where the card lay, ends where it lies, and shows its face only from half way on', () => {
    const motion = motionOf(
      [card('7S', 9), card('back', 0, { face: 'pack/back', zone: 'hand:B', down: true })],
      [card('7S', 9), card('QH', 8, { from: 'hand:B' })],
    )
    expect(motion.still.map(({ id }) => id)).toEqual(['7S'])
    const places = [0, 0.25, 0.49, 0.51, 1].map((t) => movingPiecesAt(motion, t)[0]!)
    expect(places.map(({ face }) => face)).toEqual(['pack/back', 'pack/back', 'pack/back', 'pack/QH', 'pack/QH'])
    expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).sort((a, b) => a - b))
    expect([places[0]!.x, places[4]!.x]).toEqual([0, 8])
  })
})

describe('letters and names', () => {
  const pen = { measureText: (words: string) => ({ width: words.length }) as TextMetrics }

  it('breaks lines at words, and ends what does not fit in dots', () => {
    expect(wrapText(pen, 'Ada lays the 17 on its square', 12)).toEqual(['Ada lays the', '17 on its', 'square'])
    expect(wrapText(pen, 'Ada lays the 17 on its square', 12, 2)).toEqual(['Ada lays the', '17 on its …'])
  })

  it('names a file by game, kind, day and time', () => {
    expect(fileName('cassino-25', 'film', 'gif', new Date(2026, 0, 2, 9, 4))).toBe(
      'cassino-25-film-2026-01-02-0904.gif',
    )
  })

  it('fades colours by a matrix and leaves what is clear clear', () => {
    const data = new Uint8ClampedArray([100, 50, 0, 128])
    applyColourMatrix(data, [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0.2, 0, 0, 0, 1, 0])
    expect([...data]).toEqual([50, 100, 51, 128])
  })
})
