// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { drawNameCard } from '../../../src/renderer/lobby/paint/table-cards'

/** What was drawn, in inches from the upper left corner of the card. */
interface Drawn {
  readonly ovals: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number }[]
  readonly pictures: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }[]
  /** Middle and half width of each line of text. */
  readonly texts: { readonly words: string; readonly x: number; readonly half: number }[]
}

/** Width of a letter, as a part of its height. */
const LETTER = 0.5

/** Replaces the canvas, which this environment lacks, by one that notes what is drawn. */
function noteDrawing(): Drawn {
  const drawn: Drawn = { ovals: [], pictures: [], texts: [] }
  let font = 0
  let at = 0
  const pen = {
    set font(value: string) {
      font = Number(/([\d.]+)px/.exec(value)?.[1] ?? 0)
    },
    translate: (x: number) => (at = x),
    measureText: (words: string) => ({ width: words.length * LETTER * font }),
    // Text is set at a hundred units per inch.
    fillText: (words: string) => drawn.texts.push({ words, x: at, half: (words.length * LETTER * font) / 200 }),
    ellipse: (x: number, y: number, rx: number, ry: number) => drawn.ovals.push({ x, y, rx, ry }),
    drawImage: (_picture: unknown, x: number, y: number, w: number, h: number) => drawn.pictures.push({ x, y, w, h }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  }
  const rest = new Proxy(pen, { get: (target, key) => Reflect.get(target, key) ?? (() => undefined) })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(rest as unknown as null)
  return drawn
}

afterEach(() => vi.restoreAllMocks())

const CARD = {
  face: 'tent/name-B',
  name: 'Walter',
  note: '5 cards',
  portrait: 'portrait/1',
  others: [],
  together: [],
  least: 0,
} as const
const WIDTH = 5.3

it('shows the portrait in an upright oval beside the name, which it never touches', () => {
  const drawn = noteDrawing()
  const picture = document.createElement('canvas')
  drawNameCard(CARD, picture)
  const [oval] = drawn.ovals
  expect(drawn.pictures).toEqual([{ x: oval!.x - oval!.rx, y: oval!.y - oval!.ry, w: 2 * oval!.rx, h: 2 * oval!.ry }])
  expect(oval!.rx / oval!.ry).toBeCloseTo(0.9, 2)
  expect(oval!.x + oval!.rx).toBeLessThan(WIDTH)
  for (const name of ['Walter', 'Bartholomew', 'Maximiliane Charlotte']) {
    drawn.texts.length = 0
    drawNameCard({ ...CARD, name }, picture)
    expect(drawn.texts.map(({ words }) => words).join(' ')).toBe(`${name} 5 cards`)
    for (const { x, half } of drawn.texts) {
      expect(x - half).toBeGreaterThan(0.19)
      expect(x + half).toBeLessThan(oval!.x - oval!.rx)
    }
  }
})

it('keeps the place of a portrait that is not loaded yet, and gives all room to the name of a player without one', () => {
  const drawn = noteDrawing()
  drawNameCard(CARD)
  const [waiting] = drawn.texts
  expect(drawn.ovals).toHaveLength(1)
  expect(drawn.pictures).toHaveLength(0)
  drawNameCard(CARD, document.createElement('canvas'))
  expect(drawn.texts[2]).toEqual(waiting)
  drawNameCard({ ...CARD, portrait: null })
  expect(drawn.ovals).toHaveLength(2)
  expect(drawn.texts[4]!.x).toBeCloseTo(WIDTH / 2)
})
