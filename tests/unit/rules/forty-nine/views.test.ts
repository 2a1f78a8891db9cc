import { describe, expect, it } from 'vitest'
import { fortyNine } from '../../../../src/rules/forty-nine-outfit/forty-nine'
import { viewTable, ONLOOKER, createSeededRng } from '../../../../src/rules/kit'
import { table, type Deal } from './table'

const deal: Deal = { hands: ['15 16 17 18 C', '20 21 22 23 24', '30 31 32 33 34'], stock: '1 2 3 4' }
const strict: Deal = { ...deal, options: { referee: 'strict' } }

describe('what is seen of a table', () => {
  it('is the own hand, and the sizes of others and of the stock', () => {
    const { state } = table(deal, 'A 15; B draw')
    const view = fortyNine.view(state, 1)
    expect(view.hands).toEqual({ A: 4, B: ['1', '20', '21', '22', '23', '24'], C: 5 })
    expect(view.stock).toBe(34)
    expect(view).toMatchObject({ dealer: 'C', turn: 'B', drawn: true, points: { A: 15 }, skipped: [], ended: null })
    expect(fortyNine.view(state, ONLOOKER).hands).toEqual({ A: 4, B: 6, C: 5 })
    expect(Object.keys(view)).toEqual(Object.keys(fortyNine.dump(state)))
  })

  it('is in strict play no size at all, but whether there is stock', () => {
    const { state } = table(strict, 'A 15; B draw')
    const view = fortyNine.view(state, 0)
    expect(view.hands).toEqual({ A: ['16', '17', '18', 'C'], B: null, C: null })
    expect(view).toMatchObject({ stock: null, stockEmpty: false })
    expect(Object.keys(fortyNine.dump(state))).not.toContain('stockEmpty')
  })

  it('names nothing that is hidden, in views or in events, to any eye', () => {
    const { state, events } = table(deal, 'A 15; B draw; B pass; C draw; C pass; A 16')
    const hidden = { 0: ['20', '30', '1', '2', '3'], 1: ['17', '30', '2', '3'], 2: ['17', '20', '1', '3'] }
    for (const [eye, cards] of Object.entries(hidden)) {
      const seen = JSON.stringify([
        viewTable(fortyNine, state, Number(eye)).state,
        events.map((e) => fortyNine.eventFor(e, Number(eye))),
      ])
      for (const card of cards) expect(seen).not.toContain(`"${card}"`)
    }
  })

  it('tells the drawer alone what was drawn, and everybody that the stock is spent', () => {
    const { events } = table(deal, 'A 15; B draw')
    const drawn = events.at(-1)!
    expect(drawn).toEqual({ type: 'drawn', seat: 1, card: '1', last: false })
    expect(fortyNine.eventFor(drawn, 1)).toEqual(drawn)
    for (const eye of [ONLOOKER, 0, 2]) expect(fortyNine.eventFor(drawn, eye)).toEqual({ ...drawn, card: null })
  })
})

describe('an imagined table', () => {
  const determinize = (of: Deal, moves: string, eye: number, seed: string) =>
    fortyNine.dump(
      fortyNine.determinize(viewTable(fortyNine, table(of, moves).state, eye) as never, createSeededRng(seed)),
    )

  it('deals what is hidden anew', () => {
    const hands = new Set<string>()
    for (let i = 0; i < 50; i++) hands.add(JSON.stringify(determinize(deal, 'A 15', 0, `${i}`).hands['B']))
    expect(hands.size).toBe(50)
  })

  it('leaves every hidden card as likely to be with one as with another', () => {
    const times = new Map<string, number>()
    const seen = viewTable(fortyNine, table(deal, 'A 15').state, 0)
    const rng = createSeededRng('likely')
    for (let i = 0; i < 9000; i++) {
      for (const card of fortyNine.dump(fortyNine.determinize(seen as never, rng)).hands['B'] as string[]) {
        times.set(card, (times.get(card) ?? 0) + 1)
      }
    }
    // Five of 45 hidden cards are in the hand: 1000 times each, give or take five standard deviations.
    expect(times.size).toBe(45)
    for (const seen of times.values()) expect(Math.abs(seen - 1000)).toBeLessThan(150)
  })

  it('has the lowest card with the seat that opens', () => {
    for (let i = 0; i < 200; i++) {
      // A opens, so A has the lowest card of all. B and C know that.
      for (const eye of [1, 2]) {
        const { hands } = determinize(deal, '', eye, `${i}`)
        const lowest = (letter: string) => Number((hands[letter] as string[])[0])
        expect(lowest('A')).toBeLessThan(Math.min(lowest('B'), lowest('C')))
      }
      // A's lowest card is the 15, so B and C hold no lower card.
      const { hands } = determinize(deal, '', 0, `${i}`)
      for (const letter of ['B', 'C']) expect(Number((hands[letter] as string[])[0])).toBeGreaterThan(15)
    }
  })

  it('leaves a returned card where everybody has seen it', () => {
    for (let i = 0; i < 100; i++) {
      expect(determinize(strict, 'A 15; B 24; C draw; C pass', 0, `${i}`).hands['B']).toContain('24')
    }
  })

  it('has five cards in every hand before the opening card, and later sizes that could be', () => {
    const sizes = new Set<number>()
    for (let i = 0; i < 100; i++) {
      expect(determinize(strict, '', 1, `${i}`).hands['C']).toHaveLength(5)
      const { hands, stock } = determinize(strict, 'A 15; B draw; B pass; C draw; C pass', 0, `${i}`)
      const [held, left] = [hands['B'] as string[], stock as string[]]
      sizes.add(held.length)
      expect(held.length).toBeGreaterThan(0)
      expect(left.length).toBeGreaterThan(0)
      expect(left.length).toBeLessThanOrEqual(35)
    }
    expect(sizes.size).toBeGreaterThan(2)
  })

  it('gives nothing that fits to a seat that was passed over, and something to the seat that must play', () => {
    const hands = Array.from({ length: 8 }, (_, i) => [1, 9, 17, 25, 33].map((card) => card + i).join(' '))
    const idle = [...'BCDEFGHAB'].flatMap((seat) => [`${seat} draw`, `${seat} pass`]).join(';')
    const spent = `A 1;${idle};C draw;C C@8`
    const { state, page } = table({ hands, stock: '41 42 43 44 45 46 47 48 49 C' }, spent)
    expect(page).toMatchObject({ turn: 'G', skipped: ['D', 'E', 'F'] })
    for (let i = 0; i < 200; i++) {
      const imagined = fortyNine.determinize(viewTable(fortyNine, state, 0) as never, createSeededRng(`${i}`))
      const dealt = fortyNine.dump(imagined).hands
      const open = ['2', '9', '15']
      for (const letter of 'DEF')
        expect(open.some((card) => dealt[letter]!.toString().split(',').includes(card))).toBe(false)
      expect(open.some((card) => dealt['G']!.toString().split(',').includes(card))).toBe(true)
    }
  })
})
