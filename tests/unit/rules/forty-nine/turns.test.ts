import { describe, expect, it } from 'vitest'
import { expectRefusal, table, type Deal } from './table'

const eight = ['1 9 17 25 33', '2 10 18 26 34', '3 11 19 27 35', '4 12 20 28 36'].concat([
  '5 13 21 29 37',
  '6 14 22 30 38',
  '7 15 23 31 39',
  '8 16 24 32 40',
])

/** Returns moves in which each of `seats` in turn draws and passes after the opening card. */
const drawAll = (first: string, seats: string) =>
  [first, ...[...seats].flatMap((seat) => [`${seat} draw`, `${seat} pass`])].join(';')

describe('who begins', () => {
  it('is the seat with the lowest number of all', () => {
    expect(table({ hands: ['9 40 41 42 C', '8 20 30 33 34'] }, '').moves(1)).toEqual(['8'])
    expect(table({ hands: ['9 40 41 42 C', '8 20 30 33 34'] }, '').moves(0)).toEqual([])
    expect(table({ hands: eight }, '').page.turn).toBe('A')
  })

  it('scores for its card', () => {
    expect(table({ hands: ['5 40 41 42 C', '8 20 30 33 34'] }, 'A 5').gained).toEqual(['square 5: 5'])
  })
})

describe('the deal', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('gives five cards to each of %i seats, from the dealer’s left', (seats) => {
    const { page, events } = table({ hands: eight.slice(0, seats) }, '')
    expect(Object.values(page.hands)).toEqual(eight.slice(0, seats).map((hand) => hand.split(' ')))
    expect(page.stock).toHaveLength(50 - 5 * seats)
    expect(page.dealer).toBe('ABCDEFGH'[seats - 1])
    expect(events.map(({ type }) => type)).toEqual(['dealt', 'turn'])
  })
})

describe('a turn', () => {
  const deal: Deal = { hands: ['15 16 17 18 C', '20 21 22 23 24'], stock: '1 8 3 4' }

  it('is a card, or a draw and then any card, or a pass', () => {
    const before = table(deal, 'A 15')
    expect(before.page).toMatchObject({ turn: 'B', drawn: false })
    expect(before.moves(1)).toEqual(['22', 'draw'])
    const drawn = table(deal, 'A 15; B draw')
    expect(drawn.page).toMatchObject({ turn: 'B', drawn: true })
    expect(drawn.moves(1)).toEqual(['22', 'pass'])
    expect(table(deal, 'A 15; B draw; B 22').page.turn).toBe('A')
    expect(table(deal, 'A 15; B draw; B pass').page.turn).toBe('A')
  })

  it('lets the Cheater lie on any open square', () => {
    expect(table(deal, 'A 15; B 22').moves(0)).toEqual(['16', 'C@8', 'C@16', 'C@23', 'C@29', 'draw'])
  })
})

// The stock is 41 to 49 and the Cheater: B draws the 41, A the 48, B the 49 and C the last card.
const deal: Deal = { hands: eight, stock: '41 42 43 44 45 46 47 48 49 C' }
const withoutCheater: Deal = { ...deal, stock: 'C 42 43 44 45 46 47 48 49 41' }
const spent = drawAll('A 1', 'BCDEFGHAB')

describe('an empty stock, with the automatic referee', () => {
  it('makes the drawer of the last card play at once if it can', () => {
    const { page, moves } = table(deal, `${spent};C draw`)
    expect(page).toMatchObject({ turn: 'C', drawn: true, stock: [], skipped: [] })
    expect(moves(2)).toEqual(['C@2', 'C@8'])
    expectRefusal(deal, `${spent};C draw;C pass`, 'must-play')
    expectRefusal(deal, `${spent};C draw;C draw`, 'already-drawn')
  })

  it('passes over whoever can lay nothing', () => {
    const { page, moves, events } = table(deal, `${spent};C draw;C C@8`)
    // The squares 2, 9 and 15 are open, and B, A and G hold these cards.
    expect(page).toMatchObject({ turn: 'G', skipped: ['D', 'E', 'F'] })
    expect(moves(6)).toEqual(['15'])
    expect(events.slice(-4)).toEqual([
      { type: 'skipped', seat: 3 },
      { type: 'skipped', seat: 4 },
      { type: 'skipped', seat: 5 },
      { type: 'turn', seat: 6 },
    ])
    expectRefusal(deal, `${spent};C draw;C C@8;G draw`, 'stock-empty')
    expectRefusal(deal, `${spent};C draw;C C@8;G pass`, 'must-play')
    expect(table(deal, `${spent};C draw;C C@8;G 15`).page.skipped).not.toContain('G')
  })

  it('passes over the drawer of the last card too', () => {
    // The squares 2 and 8 are open. B holds the 2 and the Cheater, H the 8.
    const { page, events } = table(withoutCheater, `${spent};C draw`)
    expect(page).toMatchObject({ turn: 'H', drawn: false, skipped: ['C', 'D', 'E', 'F', 'G'] })
    expect(events.slice(-7).map(({ type }) => type)).toEqual([
      'drawn',
      ...Array.from({ length: 5 }, () => 'skipped'),
      'turn',
    ])
  })
})

describe('an empty stock, with the strict referee', () => {
  const strict: Deal = { ...withoutCheater, options: { referee: 'strict' } }

  it('lets whoever cannot play say so', () => {
    const drawn = table(strict, `${spent};C draw`)
    expect(drawn.page).toMatchObject({ turn: 'C', drawn: true, skipped: [] })
    expect(drawn.moves(2)).toContain('pass')
    const passed = table(strict, `${spent};C draw;C pass`)
    expect(passed.page).toMatchObject({ turn: 'D', drawn: false, points: { C: 0 } })
    expect(passed.moves(3)).not.toContain('draw')
    expect(table(strict, `${spent};C draw;C pass;D pass`).page.points['D']).toBe(0)
  })

  it('takes fifty points for a pass of one who could play', () => {
    const wrong = table(strict, `${spent};C draw;C pass;D pass;E pass;F pass;G pass;H pass`)
    expect(wrong.page.points['H']).toBe(-50)
    expect(wrong.gained).toEqual(['wrong pass: -50'])
    expect(wrong.events.slice(-3)).toEqual([
      { type: 'passed', seat: 7 },
      { type: 'forfeited', seat: 7, for: 'wrong pass', points: 50 },
      { type: 'turn', seat: 0 },
    ])
  })

  it('counts the Cheater as something that can be played', () => {
    const moves = `${spent};C draw;C pass;D pass;E pass;F pass;G pass;H 8;A pass;B pass`
    expect(table(strict, moves).page.points).toMatchObject({ A: -50, B: -50 })
  })
})
