import { describe, expect, it } from 'vitest'
import { FOUR_HANDS, table, type Deal } from './table'

const winnerOf = (hands: readonly string[], moves: string, options: Deal['options']) =>
  table({ hands, ...(options && { options }) }, moves).page.lastTrick?.winner

describe('a trick goes to', () => {
  const four = ['7', '21', '49', '45']
  const all = 'A 7; B 21; C 49; D 45'

  it('the highest number, whatever its colour', () => {
    expect(winnerOf(four, all, undefined)).toBe('C')
  })

  it('the highest trump, whatever its number', () => {
    expect(winnerOf(four, all, { trump: 'red' })).toBe('A')
    expect(winnerOf(['7', '6', '49', '1'], 'A 7; B 6; C 49; D 1', { trump: 'red' })).toBe('A')
    expect(winnerOf(['6', '7', '49', '1'], 'A 6; B 7; C 49; D 1', { trump: 'red' })).toBe('B')
  })

  it('the highest number where nobody laid a trump', () => {
    expect(winnerOf(four, all, { trump: 'green' })).toBe('C')
  })

  it('the highest card of the colour led where suit is followed', () => {
    const whist = { followSuit: true }
    expect(winnerOf(FOUR_HANDS, 'A 2; B 49; C 4; D 46', whist)).toBe('C')
    expect(winnerOf(FOUR_HANDS, 'A 3; B 49; C 1; D 46', whist)).toBe('A')
  })

  it('a trump before the colour led', () => {
    const whist = { followSuit: true, trump: 'orange' }
    expect(winnerOf(FOUR_HANDS, 'A 2; B 14; C 7; D 46', whist)).toBe('B')
  })

  it('the Cheater before all', () => {
    for (const trump of ['none', 'violet']) {
      for (const followSuit of [false, true]) {
        const options = { cheater: true, trump, followSuit }
        expect(winnerOf(['43', '49', 'C', '48'], 'A 43; B 49; C C; D 48', options)).toBe('C')
        expect(winnerOf(['C', '49', '47', '48'], 'A C; B 49; C 47; D 48', options)).toBe('A')
      }
    }
  })

  it('its winner leads the next, and the others follow to the left', () => {
    const { page, moves } = table({ hands: four }, all)
    expect(page).toMatchObject({ turn: 'C', trick: [], tricks: { A: 0, B: 0, C: 1, D: 0 } })
    expect(moves(3)).toEqual([])
    expect(table({ hands: ['7 1', '21 2', '49 3', '45 4'] }, `${all}; C 3; D 4`).page.turn).toBe('A')
  })
})

describe('following suit', () => {
  const options = { cheater: true, followSuit: true }
  const hands = ['1 22', '3 C', '8 9', '4 44']

  it('leaves the colour led, and the Cheater, which is always free', () => {
    const { moves } = table({ hands, options, end: '2 5 6 7' }, 'A 1')
    expect(moves(1)).toEqual(['3', 'C'])
  })

  it('leaves everything to a seat without the colour: nobody must trump', () => {
    const whist: Deal = { hands: FOUR_HANDS, options: { followSuit: true, trump: 'indigo' } }
    const { moves, page } = table(whist, 'A 2; B 49; C 4')
    expect(moves(3)).toEqual(page.hands['D'])
    expect(moves(3)).toHaveLength(12)
  })

  it('leaves everything where the Cheater was led', () => {
    const cheater = ['C 22', '3 10', '8 9', '4 44']
    const { moves, page } = table({ hands: cheater, options, end: '1 2 5 6 7' }, 'A C')
    expect(moves(1)).toEqual(page.hands['B'])
  })
})

describe('the trump', () => {
  // Four seats are dealt 48 cards: the 48th goes to D, and the 49th is the blind.
  it('is the colour of the last card dealt to the dealer, which is not the blind', () => {
    const { page, events } = table({ hands: ['1', '2', '3', '4'], options: { trump: 'last-card' }, end: '40 49' }, '')
    expect(page).toMatchObject({ trump: 'indigo', blind: ['49'] })
    expect(page.hands['D']).toContain('40')
    expect(events[0]).toMatchObject({ type: 'dealt', shown: '40', trump: 'indigo' })
  })

  it('is none if that is the Cheater', () => {
    const options = { trump: 'last-card', cheater: true }
    const { page, events } = table({ hands: ['1', '2', '3', '4'], options, end: 'C 48 49' }, '')
    expect(page).toMatchObject({ trump: null, blind: ['48', '49'] })
    expect(events[0]).toMatchObject({ shown: 'C' })
  })

  it('may be agreed, and then nothing is shown', () => {
    const { page, events } = table({ hands: ['1', '2', '3', '4'], options: { trump: 'blue' }, end: '40 49' }, '')
    expect(page.trump).toBe('blue')
    expect(events[0]).toMatchObject({ shown: null })
  })
})
