import { describe, expect, it } from 'vitest'
import { heightOf, widthOf, type Box } from '../../../src/renderer/framing/box'
import { planHand, type FieldKind, type HandRequest } from '../../../src/renderer/hand/hand-layout'
import {
  BELOW_PLATES,
  BUILD_STEP,
  CAPITAL,
  CODE,
  crossBoxes,
  EVENING,
  fitted,
  fittedLines,
  fittedNote,
  fittedShared,
  LAST,
  layOutBuilds,
  layOutTableScreen,
  LEAST_NAME,
  LETTERS,
  minutesOfArc,
  NUMERAL,
  PLATE_NAME,
  QR,
  STRIP,
  type Plate,
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
  return planHand({ width, height, rem: 16, cards: 0, later: 0, ratio: 1, openCards: 0, words: 0, ...request })
}

/** Height of a television of 32 inches, and of a tablet of 9.7 inches, in millimetres. */
const [TELEVISION, TABLET] = [398, 148]

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

describe.each(PHONES.filter(([width, height]) => width > height))('words on a hand of %d × %d', (width, height) => {
  it.each(HANDS)('have the height that they need, of %s', (_name, request) => {
    // A name of 24 letters, and three lines below it; more than that is set smaller.
    const words = 140
    const { call, field, cards } = planOf({ ...request, words }, width, height)
    expect(heightOf(call)).toBeGreaterThanOrEqual(words)
    for (const box of [field, cards].filter((it) => heightOf(it) > 0)) expect(areApart(box, call)).toBe(true)
    const most = planOf({ ...request, words: 1_000 }, width, height)
    expect(heightOf(most.field)).toBeGreaterThanOrEqual(80)
    expect(areApart(most.call, most.field)).toBe(true)
  })
})

describe('the screen of the table', () => {
  const { screen, middle } = layOutTableScreen('standing', 4)
  const fromSofa = (size: number) => minutesOfArc(size * CAPITAL, screen, TELEVISION, 3)

  it('has letters for three metres on a screen of 32 inches', () => {
    const { name, mover, score, note } = LETTERS.standing
    expect(fromSofa(mover)).toBeGreaterThanOrEqual(20)
    expect(fromSofa(score)).toBeGreaterThanOrEqual(20)
    expect(fromSofa(name)).toBeGreaterThanOrEqual(16)
    expect(fromSofa(note)).toBeGreaterThanOrEqual(12)
    // With whom somebody plays, and their tricks, in two lines below the mover's name.
    const notes = fittedNote('with Bartholomäus-Friedrich\n12 tricks')
    expect(fromSofa(notes)).toBeGreaterThanOrEqual(12)
    for (const { box } of layOutTableScreen('standing', 4, 'cross').plates)
      expect(1.05 * mover + 2 * fittedNote('with Ben\n1 trick')).toBeLessThanOrEqual(heightOf(box) - 24)
  })

  it('has the code, and between games the league and what is next, for three metres', () => {
    for (const size of [CODE.corner, CODE.lobby]) expect(fromSofa(size)).toBeGreaterThanOrEqual(16)
    const { line, note: small } = EVENING.letters
    expect(fromSofa(line)).toBeGreaterThanOrEqual(16)
    expect(fromSofa(small)).toBeGreaterThanOrEqual(12)
    // A short name keeps its size; the longest that there may be is still read, in two lines on a plate.
    expect(fitted('Clara', PLATE_NAME, LETTERS.standing.name)).toBe(LETTERS.standing.name)
    expect(fitted('Walter', PLATE_NAME, LETTERS.standing.mover)).toBe(LETTERS.standing.mover)
    expect(fromSofa(LEAST_NAME)).toBeGreaterThanOrEqual(12)
    expect(fromSofa(fittedNote('shows the hand'))).toBeGreaterThanOrEqual(12)
    expect(fitted('M'.repeat(24), EVENING.name, line)).toBeGreaterThanOrEqual(LEAST_NAME)
  })

  it('has what was done last in letters for three metres, up to a long sentence, and no word is wider than its place', () => {
    const { width, height } = LAST.beside
    expect(fromSofa(fittedLines('word '.repeat(16), width, height, LETTERS.standing.last))).toBeGreaterThanOrEqual(12)
    expect(fittedLines('short', width, height, LETTERS.standing.last)).toBe(LETTERS.standing.last)
    expect(fittedLines('M'.repeat(24), width, height, 99)).toBeLessThan(width / 24 / 0.5)
  })

  it('has room for as many lines of the league as there are places at the largest table, and one more', () => {
    expect(EVENING.rows).toBeGreaterThan(8)
  })

  it('has numerals that are read on the smallest card, one of a board', () => {
    const square = widthOf(middle) / 8
    expect(fromSofa(square * NUMERAL)).toBeGreaterThanOrEqual(19.5)
  })

  it('has a code that is scanned from the sofa, and from near by during a game', () => {
    const millimetres = (pixels: number) => (pixels / screen.height) * TELEVISION
    expect(millimetres(QR.lobby - 40)).toBeGreaterThanOrEqual(210)
    expect(millimetres(QR.corner)).toBeGreaterThanOrEqual(75)
  })

  it('has names for one’s own side of a tablet that lies flat, and for the far one', () => {
    const { screen: lying } = layOutTableScreen('lying', 4)
    const { name } = LETTERS.lying
    expect(minutesOfArc(name * CAPITAL, lying, TABLET, 0.5)).toBeGreaterThanOrEqual(30)
    expect(minutesOfArc(name * CAPITAL, lying, TABLET, 0.8)).toBeGreaterThanOrEqual(20)
  })

  it.each(['Ada', 'Walter', 'Maximilian', 'Maximiliane-Charlotte Wu'])('has room for %s on half of a strip', (name) => {
    const size = fittedShared(name, LETTERS.lying.mover)
    // Beside a score of two digits.
    const width = STRIP.length / 2 - 120
    const lines = Math.ceil((size * 0.54 * name.length) / width)
    expect(lines * size).toBeLessThanOrEqual(62)
  })

  it.each(
    (['standing', 'lying'] as const).flatMap((stance) =>
      [2, 3, 4, 5, 6, 7, 8].map((seats) => [stance, seats] as const),
    ),
  )('has, %s, a plate for each of %d players beside the middle', (stance, seats) => {
    const layout = layOutTableScreen(stance, seats)
    const boxes = layout.plates.map(turnedBox)
    expect(boxes).toHaveLength(seats)
    for (const box of boxes) {
      expect(areApart(box, layout.middle)).toBe(true)
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(layout.screen.width)
      expect(box.bottom).toBeLessThanOrEqual(layout.screen.height - (stance === 'standing' ? BELOW_PLATES : 0))
    }
    for (const { box } of layout.plates) {
      const { name, note } = LETTERS[stance]
      expect(heightOf(box)).toBeGreaterThanOrEqual(stance === 'standing' ? name + note + 24 : name + 24)
      expect(widthOf(box)).toBeGreaterThanOrEqual(240)
    }
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(areApart(a, b)).toBe(true)))
  })
})

describe('a cloth and its dial on a standing screen', () => {
  it.each([2, 3, 4, 5, 6])('lie beside each other, above plates of %d people and the code', (seats) => {
    const { screen, middle, plates } = layOutTableScreen('standing', seats, 'dial')
    // Room for a dial of 640 pixels beside a cloth of 1,150.
    expect(heightOf(middle)).toBeGreaterThanOrEqual(640)
    expect(widthOf(middle) * 0.38).toBeGreaterThanOrEqual(640)
    expect(widthOf(middle) * 0.62).toBeGreaterThanOrEqual(1_150)
    const code = {
      left: screen.width - 258,
      top: screen.height - BELOW_PLATES,
      right: screen.width,
      bottom: screen.height,
    }
    // Below the number of the spin, and above the keys at the edge.
    const words = { left: 1256, top: 734, right: 1256 + LAST.dial.width, bottom: 824 + LAST.dial.height }
    expect(words.bottom).toBeLessThanOrEqual(screen.height - 24 - 3 * 26)
    const all = [middle, words, code, ...plates.map(({ box }) => box)]
    all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(areApart(a, b), JSON.stringify([a, b])).toBe(true)))
    for (const { bottom } of all) expect(bottom).toBeLessThanOrEqual(screen.height)
  })

  it('leave plates for seven and more at the sides', () => {
    expect(layOutTableScreen('standing', 7, 'dial')).toEqual(layOutTableScreen('standing', 7))
  })
})

describe.each(['standing', 'lying'] as const)('four people’s trick on a screen, %s', (stance) => {
  const { screen, middle, plates } = layOutTableScreen(stance, 4, 'cross')
  const cards = crossBoxes(stance, middle)
  /** Distance between the nearest edges of two boxes. */
  const between = (a: Box, b: Box) =>
    Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))

  it('is a cross, each card nearest to the plate of whoever laid it, and covers nothing', () => {
    const boxes = plates.map(turnedBox)
    const [side, foot] = stance === 'standing' ? [258, BELOW_PLATES] : [150, 178]
    const code = { left: screen.width - side, top: screen.height - foot, right: screen.width, bottom: screen.height }
    const all = [...cards, ...boxes, code]
    all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(areApart(a, b), JSON.stringify([a, b])).toBe(true)))
    for (const box of all) {
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(screen.width)
      expect(box.bottom).toBeLessThanOrEqual(screen.height)
    }
    for (const [seat, box] of boxes.entries()) {
      const far = cards.slice(0, 4).map((card) => between(card, box))
      expect(far.indexOf(Math.min(...far))).toBe(seat)
    }
  })
})

describe.each(['standing', 'lying'] as const)('builds in the middle of a screen, %s', (stance) => {
  const { screen, middle } = layOutTableScreen(stance, 4)
  const size = { width: widthOf(middle), height: heightOf(middle) }
  /** Numbers of cards of what lies open: loose ones and builds. */
  const tables = [
    [2],
    [5],
    [1, 1, 1, 1, 2, 2],
    [2, 3, 4, 5],
    [1, 1, 1, 3, 1, 1, 2, 5],
    [...Array<number>(10).fill(1), 2, 4],
  ]

  it.each(tables.map((counts) => [counts]))('cover neither each other nor what lies beside them: %j', (counts) => {
    for (const ratio of [PACK, 0.698, 1]) {
      const { card, boxes } = layOutBuilds(counts, ratio, size)
      expect(boxes).toHaveLength(counts.length)
      boxes.forEach((box, at) => {
        // Each of its cards shows its numeral, and the last one all of it.
        expect(widthOf(box)).toBeCloseTo(card * (1 + BUILD_STEP * ((counts[at] ?? 0) - 1)))
        expect(heightOf(box)).toBeCloseTo(card / ratio)
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(size.width)
        expect(box.bottom).toBeLessThanOrEqual(size.height)
      })
      boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(areApart(a, b)).toBe(true)))
      // A numeral printed for the room has a fifth of its card's height.
      const [height, metres] = stance === 'standing' ? [TELEVISION, 3] : [TABLET, 0.8]
      expect(minutesOfArc(card / ratio / 5, screen, height, metres)).toBeGreaterThanOrEqual(20)
    }
  })
})

/** Returns the box that a plate takes on the screen once it is turned. */
function turnedBox({ box, turn }: Plate): Box {
  if (turn === 0 || turn === 180) return box
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const [w, h] = [heightOf(box), widthOf(box)]
  return { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 }
}
