import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import { colorowSolitaire } from '../../../../src/rules/forty-nine-outfit/colorow-solitaire'
import type { ColorowSolitaireState } from '../../../../src/rules/forty-nine-outfit/colorow-solitaire/state'
import { viewTable, replay, createSeededRng, type GameEvent } from '../../../../src/rules/kit'

const NUMBERS = Array.from({ length: 49 }, (_, i) => `${i + 1}`)
const dealt = { options: { mode: 'dealt', target: 30 }, chance: { tape: NUMBERS } }

function played(moves: string, fields: object = {}, tell?: (event: GameEvent) => void) {
  const texts = moves === '' ? [] : moves.split(/ *; */)
  const record = { format: 'parlor-record/1', game: 'colorow-solitaire', seats: ['A'], moves: texts, ...fields }
  return replay(gameById, record, tell)
}

function table(moves: string, fields: object = {}): ColorowSolitaireState {
  const replayed = played(moves, fields)
  if (!replayed.ok) throw new Error(`${replayed.fault.move}: ${replayed.fault.message}`)
  return replayed.line.state as ColorowSolitaireState
}

const full = NUMBERS.map((card) => `A ${card}@${card}`).join(';')

describe('the count', () => {
  it.each([
    ['4 10 22', 3],
    ['4 10 22 18 25', 6],
    ['4 10 22 18 25 26', 12],
    ['4 10 22 18 25 26 34', 13],
    ['4 10 22 18 25 26 32', 13],
    ['1 2 3 9 15 16 17', 15],
    ['1 2 8', 0],
    ['6 7 14', 0],
  ])('of one colour on %s is %i', (squares, count) => {
    const moves = squares.split(' ').map((square, i) => `A ${i + 1}@${square}`)
    expect(colorowSolitaire.dump(table(moves.join(';')))).toMatchObject({ byColour: [count, 0, 0, 0, 0, 0, 0] })
  })

  it('is a standing one: what is taken off counts no more', () => {
    expect(table('A 1@1; A 2@2; A 3@3').score).toBe(3)
    expect(table('A 1@1; A 2@2; A 3@3; A 2@off').score).toBe(0)
    expect(table('A 1@1; A 2@2; A 3@3; A 8@2').score).toBe(0)
    expect(table('A 1@1; A 2@2; A 3@3; A 8@9; A 2@9').score).toBe(0)
    expect(table('A 1@1; A 2@2; A 3@3; A 8@9; A 2@9; A 2@2').score).toBe(3)
  })

  it('of all cards on their own squares is seven rows of seven', () => {
    expect(table(full)).toMatchObject({ score: 49, laidCount: 49 })
  })
})

describe('the end', () => {
  it.each([
    [49, ['A']],
    [50, []],
  ])('of the free game comes with done: target %i', (target, winners) => {
    const options = { target }
    expect(viewTable(colorowSolitaire, table(full, { options }), 0).over).toBe(false)
    const seen = viewTable(colorowSolitaire, table(`${full}; A done`, { options }), 0)
    expect(seen).toMatchObject({ over: true, winners, toMove: [], scores: { A: 49 } })
  })

  it('of the dealt game comes with the last card', () => {
    // The 6 lies on 25. All other cards are laid in ascending order, from the upper left.
    const squares = NUMBERS.filter((square) => square !== '25')
    const cards = NUMBERS.filter((card) => card !== '6')
    const moves = cards.map((card, i) => `A ${card}@${squares[i]}`).join(';')
    const state = table(moves, dealt)
    expect(viewTable(colorowSolitaire, state, 0)).toMatchObject({ over: true, toMove: [], winners: ['A'] })
    expect(colorowSolitaire.view(state, -1).stock).toEqual([])
  })

  it('is solved when the board is full and the target reached, done or not', () => {
    expect(colorowSolitaire.dump(table(full, { options: { target: 49 } })).solved).toBe(true)
    expect(colorowSolitaire.dump(table(full)).solved).toBe(false)
    expect(colorowSolitaire.dump(table('', { options: { target: 0 } })).solved).toBe(false)
  })
})

describe('the dealt game', () => {
  it('deals five, lays the next on square 25, and deals again when the hand is empty', () => {
    expect(colorowSolitaire.dump(table('', dealt))).toMatchObject({ hand: ['1', '2', '3', '4', '5'], tray: [] })
    expect(table('', dealt).cardOn[24]).toBe(5)
    const next = table('A 5@1; A 4@2; A 3@3; A 2@4; A 1@5', dealt)
    expect(colorowSolitaire.dump(next).hand).toEqual(['7', '8', '9', '10', '11'])
  })

  it('deals three the last time', () => {
    const hands: number[] = []
    const rng = createSeededRng('three')
    const state = table('', dealt)
    while (colorowSolitaire.requiredSeats(state)) {
      colorowSolitaire.apply(state, 0, colorowSolitaire.pick(state, 0, rng), (event) => {
        if (event.type === 'dealt') hands.push(event.hand.length)
      })
    }
    expect(hands).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 3])
  })

  it('hides the stock, and nothing else, from everybody', () => {
    const state = table('', dealt)
    for (const eye of [-1, 0]) {
      expect(colorowSolitaire.view(state, eye)).toEqual({ ...colorowSolitaire.dump(state), stock: 43 })
    }
  })

  it('is imagined with every order of the stock alike', () => {
    const seen = viewTable(colorowSolitaire, table('', dealt), 0)
    const rng = createSeededRng('orders')
    const tops = new Map<string, number>()
    for (let i = 0; i < 4300; i++) {
      const [top] = colorowSolitaire.dump(colorowSolitaire.determinize(seen as never, rng)).stock as string[]
      tops.set(top!, (tops.get(top!) ?? 0) + 1)
    }
    expect(tops.size).toBe(43)
    for (const times of tops.values()) expect(Math.abs(times - 100)).toBeLessThan(60)
  })
})

describe('what is refused', () => {
  it.each<[string, string, string]>([
    ['the place where it lies', 'already-there', 'A 7@1; A 7@1'],
    ['a card of the tray put off', 'not-on-board', 'A 7@off'],
    ['done with cards left', 'cards-left', 'A done'],
    ['the Cheater', 'bad-move', 'A C@1'],
    ['a card that is none', 'bad-move', 'A 50@1'],
    ['a square that is none', 'bad-move', 'A 1@50'],
    ['another seat', 'bad-move', 'B 1@1'],
  ])('free: %s: %s', (_what, code, moves) => {
    expect(played(moves)).toMatchObject({ ok: false, fault: { code, ply: moves.split(';').length } })
  })

  it.each<[string, string, string]>([
    ['a card put off', 'bad-move', 'A 6@off'],
    ['done', 'bad-move', 'A done'],
    ['a card of the stock', 'not-in-hand', 'A 7@1'],
    ['a card of the board', 'not-in-hand', 'A 6@25'],
    ['a card that was laid', 'not-in-hand', 'A 1@1; A 1@2'],
    ['square 25', 'square-taken', 'A 1@25'],
    ['a square that is taken', 'square-taken', 'A 1@1; A 2@1'],
  ])('dealt: %s: %s', (_what, code, moves) => {
    expect(played(moves, dealt)).toMatchObject({ ok: false, fault: { code, ply: moves.split(';').length } })
  })

  it.each<[string, object]>([
    ['bad-record', { options: { mode: 'dealt' } }],
    ['tape-short', { options: { mode: 'dealt' }, chance: { tape: NUMBERS.slice(1) } }],
    ['tape-bad', { options: { mode: 'dealt' }, chance: { tape: ['C', ...NUMBERS] } }],
    ['tape-bad', { options: { mode: 'dealt' }, chance: { tape: ['1', ...NUMBERS] } }],
  ])('%s: %j', (code, fields) => {
    expect(played('', fields)).toMatchObject({ ok: false, fault: { code, ply: null } })
  })

  it('no free game for want of luck', () => {
    expect(played('A 1@1', { chance: { tape: [] } }).ok).toBe(true)
  })
})
