import { describe, expect, it } from 'vitest'
import { heightOf, widthOf, type Box } from '../../../src/renderer/framing/box'
import { planHand, type FieldKind, type HandRequest } from '../../../src/renderer/hand/hand-layout'
import {
  CAPITAL,
  LETTERS,
  MIDDLE,
  minutesOfArc,
  platesFor,
  QR,
  SCREEN,
} from '../../../src/renderer/hand/table-screen-layout'

/** Screens of phones upright, with Safari's bars and sideways, in CSS pixels. */
const PHONES = [
  [390, 844],
  [390, 664],
  [360, 640],
  [844, 390],
  [844, 340],
] as const

const PACK = 0.643

/** The hands of the eleven games: number of cards, their shape, what lies beside them. */
const HANDS: readonly (readonly [name: string, request: Partial<HandRequest> & { readonly field: FieldKind }])[] = [
  ['ten cards of Forty-Nine', { cards: 10, field: 'slot' }],
  ['the cheater of Forty-Nine', { cards: 8, field: 'board' }],
  ['31 cards of Forty-Nine', { cards: 8, later: 23, field: 'slot' }],
  ['Colorow', { cards: 7, field: 'board' }],
  ['Boston Books', { cards: 12, field: 'row' }],
  ['Pittsburgh Draw', { cards: 5, field: 'row' }],
  ['New York Whist', { cards: 12, field: 'row' }],
  ['Cassino', { cards: 4, ratio: PACK, field: 'open', openCards: 8 }],
  ['Color Casino', { cards: 6, ratio: 0.698, field: 'open', openCards: 9 }],
  ['Roulette', { cards: 0, field: 'cloth' }],
  ['Nebraska-Checkers', { cards: 0, field: 'board' }],
]

function planOf(request: Partial<HandRequest> & { readonly field: FieldKind }, width: number, height: number) {
  return planHand({ width, height, rem: 16, cards: 0, later: 0, ratio: 1, openCards: 0, ...request })
}

const areApart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

describe.each(PHONES)('a hand of %d × %d', (width, height) => {
  it.each(HANDS)('has room for everything of %s', (_name, request) => {
    const { who, call, field, cards, keys } = planOf(request, width, height)
    const parts = [who, call, field, cards, keys].filter((box) => widthOf(box) > 0 && heightOf(box) > 0)
    for (const box of parts) {
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(width)
      expect(box.bottom).toBeLessThanOrEqual(height)
    }
    parts.forEach((a, i) =>
      parts.slice(i + 1).forEach((b) => expect(areApart(a, b), JSON.stringify([a, b])).toBe(true)),
    )
    expect(heightOf(keys)).toBeGreaterThanOrEqual(48)
  })

  it.each(HANDS)('shows cards of %s for a thumb', (_name, request) => {
    const { cards, grid, later, isSideways } = planOf(request, width, height)
    const { cards: count = 0, ratio = 1 } = request
    if (count === 0) return
    expect(grid.width).toBeGreaterThanOrEqual(request.field === 'board' ? 43 : 56)
    expect(grid.width / ratio).toBeGreaterThanOrEqual(request.field === 'board' ? 43 : 64)
    // No card lies outside the hand's own part of the page, or where the system's gestures begin.
    const rows = Math.ceil(count / grid.columns)
    expect(grid.columns * (grid.width + 6) - 6).toBeLessThanOrEqual(widthOf(cards))
    if (later === null) expect(rows * (grid.width / ratio + 6) - 6).toBeLessThanOrEqual(heightOf(cards) + 1)
    if (later !== null) expect(later.seen).toBeGreaterThanOrEqual(43)
    if (!isSideways) expect(height - cards.bottom).toBeGreaterThanOrEqual(80)
  })
})

describe('the screen of the table', () => {
  const seenAt = (pixels: number) => minutesOfArc(pixels, 32, 3)

  it('has letters for three metres on a screen of 32 inches', () => {
    expect(seenAt(LETTERS.mover * CAPITAL)).toBeGreaterThanOrEqual(20)
    expect(seenAt(LETTERS.score * CAPITAL)).toBeGreaterThanOrEqual(20)
    for (const size of [LETTERS.name, LETTERS.code]) expect(seenAt(size * CAPITAL)).toBeGreaterThanOrEqual(16)
    for (const size of Object.values(LETTERS).filter((it) => it > 1))
      expect(seenAt(size * CAPITAL)).toBeGreaterThanOrEqual(12)
  })

  it('has numerals that are read on the smallest card, one of a board', () => {
    const square = (MIDDLE.right - MIDDLE.left) / 8
    expect(seenAt(square * LETTERS.numeral * CAPITAL)).toBeGreaterThanOrEqual(19.5)
  })

  it('has a code that is scanned from the sofa, and from near by during a game', () => {
    const millimetres = (pixels: number) => (pixels / SCREEN.height) * 398
    expect(millimetres(QR.lobby - 40)).toBeGreaterThanOrEqual(210)
    expect(millimetres(QR.corner)).toBeGreaterThanOrEqual(75)
  })

  it.each([2, 3, 4, 5, 6, 7, 8])('has a plate for each of %d players beside the middle', (seats) => {
    const plates = platesFor(seats)
    expect(plates).toHaveLength(seats)
    for (const plate of plates) {
      expect(areApart(plate, MIDDLE)).toBe(true)
      expect(heightOf(plate)).toBeGreaterThanOrEqual(LETTERS.name + LETTERS.note + 24)
      expect(plate.bottom).toBeLessThanOrEqual(SCREEN.height - 260)
    }
    plates.forEach((a, i) => plates.slice(i + 1).forEach((b) => expect(areApart(a, b)).toBe(true)))
  })
})
