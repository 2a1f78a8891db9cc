import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { thirteenPuzzle } from '../../../../src/rules/forty-nine-outfit/thirteen-puzzle'
import { parity } from '../../../../src/rules/forty-nine-outfit/thirteen-puzzle/tray'
import { codeOf, compareGames, packOf, tableOf } from '../beside-model'
import { deal } from './oracle'

const id = 'thirteen-puzzle'
const words = Array.from({ length: 225 }, (_, i) => `${(i % 15) + 1}-${Math.floor(i / 15) + 1}`)
const even = packOf('2 3 1', 13)

describe('the "13" Puzzle', () => {
  it('stands as a plain model of the page does, after every slide and for every text', () => {
    compareGames(thirteenPuzzle, fc.record({ deal: fc.constantFrom('solvable', 'as-mixed') }), deal, words, 35)
  })

  it.each<[string, string[], string | null]>([
    ['a slide', ['A 13-14'], null],
    ['an unknown seat', ['B 13-14'], 'bad-move'],
    ['a square that there is not', ['A 13-15'], 'bad-move'],
    ['a number with a zero before it', ['A 013-14'], 'bad-move'],
    ['the vacant square', ['A 14-13'], 'no-card'],
    ['the vacant square, though the other is not vacant', ['A 14-1'], 'no-card'],
    ['a square onto a taken one', ['A 1-2'], 'not-vacant'],
    ['a square onto itself', ['A 1-1'], 'not-vacant'],
    ['a slide from afar', ['A 1-14'], 'not-adjoining'],
    ['a slide across a corner', ['A 6-14'], 'not-adjoining'],
    [
      '7 to 8, around the edge',
      ['A 13-14', 'A 12-13', 'A 11-12', 'A 10-11', 'A 9-10', 'A 8-9', 'A 7-8'],
      'not-adjoining',
    ],
  ])('%s: %s', (_what, moves, code) => {
    expect(codeOf(id, even, moves)).toBe(code)
  })

  it('puts an odd mix right by exchanging the last two, tells it, and does so only if asked', () => {
    const odd = packOf('2 1', 13)
    const table = tableOf(id, odd, [])
    expect(table.seen.state).toMatchObject({ mended: true, solvable: true })
    expect(table.events.map(({ type }) => type)).toEqual(['dealt', 'mended'])
    expect(tableOf(id, odd, [], { deal: 'as-mixed' }).seen.state).toMatchObject({ mended: false, solvable: false })
  })

  it('is over at once if the mix is home, or an odd one its last picture', () => {
    const home = packOf('', 13)
    expect(tableOf(id, home, []).outcome).toMatchObject({ over: true, winners: [0], scores: [13], reason: 'solved' })
    const last = packOf('1 2 3 4 5 6 7 8 9 10 11 13 12', 13)
    expect(tableOf(id, last, [], { deal: 'as-mixed' }).outcome).toMatchObject({ over: true, winners: [], scores: [11] })
    expect(tableOf(id, last, []).outcome).toMatchObject({ over: true, winners: [0], reason: 'solved' })
    expect(codeOf(id, home, ['A 13-14'])).toBe('game-over')
  })

  it('tells a slide, a card that leaves its square and one that comes home, a column, the end', () => {
    const table = tableOf(id, packOf('', 13), [])
    expect(table.events.map(({ type }) => type)).toEqual(['dealt', 'ended'])
    const { events } = tableOf(id, ['1', '2', '3', '4', '5', '6', '13', '8', '9', '10', '11', '12', '7'], ['A 7-14'], {
      deal: 'as-mixed',
    })
    expect(events.slice(1)).toEqual([{ type: 'slid', seat: 0, card: '13', from: 7, to: 14 }])
    const wide = tableOf(
      id,
      ['1', '2', '3', '4', '5', '6', '13', '8', '9', '10', '11', '12', '7'],
      ['A 7-14', 'A 6-7'],
      {
        deal: 'as-mixed',
      },
    )
    expect(wide.events.at(-1)).toEqual({ type: 'left', seat: 0, card: '6', square: 6 })
  })

  it('lets exactly half of all mixes come home: an exchange of two cards always changes the parity', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], { minLength: 13 }), (cards) => {
        const exchanged = [cards[1]!, cards[0]!, ...cards.slice(2)]
        expect(parity([...cards, 0]) + parity([...exchanged, 0])).toBe(1)
      }),
    )
  })
})
