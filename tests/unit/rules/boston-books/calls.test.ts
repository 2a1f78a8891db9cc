import { describe, expect, it } from 'vitest'
import { table, type Deal } from './table'

/** A has reds and oranges. B has two reds, an orange, and yellows. The 7 and the 6 lie on top of the stock. */
const deal: Deal = { hands: ['1 2 3 9 10 11 12', '4 5 8 15 16 17 18', '22 23 24 29 30 36 43'], stock: '7 6 13' }

describe('a call', () => {
  it('that finds its card takes it and goes on', () => {
    const { page, state } = table(deal, 'A ask B 4')
    expect(page.hands).toMatchObject({
      A: ['1', '2', '3', '4', '9', '10', '11', '12'],
      B: ['5', '8', '15', '16', '17', '18'],
    })
    expect(page).toMatchObject({ turn: 'A', last: { seat: 'A', of: 'B', card: '4', result: 'given' } })
    expect(state.top).toBe(21)
  })

  it('in vain draws a card; the very card is shown, and one goes on', () => {
    const { page, events } = table(deal, 'A ask C 7')
    expect(page).toMatchObject({ turn: 'A', last: { seat: 'A', of: 'C', card: '7', result: 'drawn' } })
    expect(page.hands['A']).toContain('7')
    expect(events.at(-1)).toEqual({ type: 'drawn', seat: 0, card: '7', hit: true, last: false })
  })

  it('in vain draws a card; with another the turn passes to the left', () => {
    const { page, events } = table(deal, 'A ask C 4')
    expect(page).toMatchObject({ turn: 'B', last: { seat: 'A', of: 'C', card: '4', result: 'missed' } })
    expect(page.hands['A']).toContain('7')
    expect(events.slice(-4)).toEqual([
      { type: 'asked', seat: 0, of: 2, card: '4' },
      { type: 'refused', seat: 2 },
      { type: 'drawn', seat: 0, card: '7', hit: false, last: false },
      { type: 'turn', seat: 1 },
    ])
  })

  it('in vain without any stock only ends the turn', () => {
    const seven = [
      '1 2 3 4 5 6 8',
      '7 9 10 11 12 13 14',
      '15 16 17 18 19 20 22',
      '21 23 24 25 26 27 28',
      '29 30 31 32 33 34 36',
      '35 37 38 39 40 41 42',
      '43 44 45 46 47 48 49',
    ]
    const { page, events } = table({ hands: seven.slice(0, 7) }, 'A ask C 7')
    expect(page).toMatchObject({ turn: 'B', stock: [], last: { result: 'nothing' } })
    expect(events.slice(-2)).toEqual([
      { type: 'nothing', seat: 0 },
      { type: 'turn', seat: 1 },
    ])
  })

  it('may be on a seat with no cards, which draws like anybody when it is its turn', () => {
    // B is dealt the violet book and then holds nothing, so its first call may be for any card of an open colour.
    const empty: Deal = { hands: ['1 2 3 9 10 11 12', '43 44 45 46 47 48 49'], stock: '7 40' }
    const { page, moves } = table(empty, 'A ask B 5')
    expect(page).toMatchObject({ turn: 'B', hands: { B: [] }, last: { result: 'missed' } })
    // Six colours of seven cards are open, and A is the only other seat.
    expect(moves(1)).toHaveLength(42)
    expect(table(empty, 'A ask B 5; B ask A 21').page.hands['B']).toEqual(['40'])
  })

  it('may be for any open colour with the Cheater alone', () => {
    const alone: Deal = {
      hands: ['1 2 3 4 5 6 C', '8 9 10 15 16 22 29', '11 12 13 14 17 18 19'],
      stock: '7 30',
      options: { cheater: true },
    }
    // A draws the 7. The book of seven real cards is laid, and the Cheater stays in hand.
    const { page } = table(alone, 'A ask B 7')
    expect(page).toMatchObject({ turn: 'A', hands: { A: ['C'] }, last: { result: 'drawn' } })
    expect(page.books['A']).toEqual([{ colour: 'red', cards: ['1', '2', '3', '4', '5', '6', '7'] }])
    expect(table(alone, 'A ask B 7; A ask B 29').page.hands['A']).toEqual(['29', 'C'])
  })

  it('may be for any open colour with a dead card alone', () => {
    // A lays the reds with the Cheater and then draws the 7, which is dead.
    const dead: Deal = {
      hands: ['1 2 3 4 5 6 C', '8 9 10 15 16 22 29'],
      stock: '7 40 41 42',
      options: { cheater: true },
    }
    const { page, moves } = table(dead, 'A book red; A ask B 36; B ask A 35; A ask B 29')
    expect(page.hands['A']).toEqual(['7', '29'])
    // Since A holds a blue, it may call for blues only.
    expect(moves(0)).toEqual([30, 31, 32, 33, 34, 35].map((card) => `ask B ${card}`))
  })
})

describe('a seat calls for', () => {
  it('every card that it lacks of colours that it holds, from every other seat', () => {
    const { moves } = table(deal, '')
    const cards = ['4', '5', '6', '7', '8', '13', '14']
    expect(moves(0).sort()).toEqual(cards.flatMap((card) => [`ask B ${card}`, `ask C ${card}`]).sort())
    expect(moves(1)).toEqual([])
  })

  it('nothing of a colour whose book is laid', () => {
    const { moves } = table({ hands: ['1 2 3 4 5 6 8', '9 10 11 12 15 16 17'], stock: '7 30' }, 'A ask B 7')
    expect(moves(0).every((move) => Number(move.slice(6)) > 7)).toBe(true)
  })
})
