import { describe, expect, it } from 'vitest'
import { viewTable, ONLOOKER } from '../../../../src/rules/kit'
import { cassino25 } from '../../../../src/rules/pack/cassino-25'
import { expectRefusal, table, type Deal } from '../cassino/table'

/** Deal in which A can trail a 7 although 5 and 2 make 7, and so do 6 and A. */
const deal: Deal = {
  game: cassino25,
  hands: ['7H 7S 9C 9S', 'QS 8C KD 4H', 'JS JD 10S 10H'],
  table: '5D 2C 6H AC',
}

describe('"Cassino!"', () => {
  it('waits for the seat in turn, and the others may call', () => {
    const { state, page } = table(deal, 'A trail 7H')
    expect(page.window).toEqual({ seat: 'A', card: '7H' })
    expect([cassino25.requiredSeats(state), cassino25.optionalSeats(state)]).toEqual([0b010, 0b100])
    expect(viewTable(cassino25, state, ONLOOKER).toMove).toEqual(['B', 'C'])
  })

  it('offers every union of groups to every caller, the trailed card not counted', () => {
    const calls = ['call 2C+5D', 'call AC+2C+5D+6H', 'call AC+6H']
    const after = table(deal, 'A trail 7H')
    expect(after.moves(0)).toEqual([])
    expect(after.moves(1).filter((text) => text.startsWith('call'))).toEqual(calls)
    expect(after.moves(2)).toEqual(calls)
  })

  it('stays open while the card could capture more, for any other seat, and does not move the turn on', () => {
    const once = table(deal, 'A trail 7H; C call 2C+5D')
    expect(once.page).toMatchObject({ window: { seat: 'A', card: '7H' }, turn: 'B', lastCapture: 'C' })
    const twice = table(deal, 'A trail 7H; C call 2C+5D; B call AC+6H')
    expect(twice.page).toMatchObject({ window: null, turn: 'B', lastCapture: 'B', table: ['7H'] })
    expect(twice.page.piles).toEqual({ A: [], B: ['AC', '6H'], C: ['2C', '5D'] })
  })

  it('punishes a capture that took less than it might', () => {
    const after = table(deal, 'A 7H takes 2C+5D')
    expect(after.page.window).toEqual({ seat: 'A', card: '7H' })
    expect(after.moves(2)).toEqual(['call AC+6H'])
    expect(table(deal, 'A 7H takes AC+2C+5D+6H').page.window).toBeNull()
  })

  it('takes a build, and courts in any number', () => {
    const built: Deal = { ...deal, hands: ['7H 7S 9C 9S', '7D 8C KD 4H'] }
    const after = table(built, 'A 7H builds 7 on 2C+5D; B trail 7D')
    expect(after.moves(0)).toContain('call AC+6H+B7')
    expect(after.moves(0)).toContain('call B7')
    const courts: Deal = { ...deal, hands: ['KS 7S 9C 9S', '7D 8C QD 4H'], table: 'KH KD KC 2S' }
    expect(table(courts, 'A KS takes KD').moves(1)).toEqual(
      expect.arrayContaining(['call KH', 'call KC', 'call KH+KC']),
    )
  })

  it('is not opened by a build, and closed by the next play whatever it is', () => {
    expect(table(deal, 'A 7H builds 7 on 2C+5D').page.window).toBeNull()
    expect(table(deal, 'A trail 7H; B trail QS').page.window).toBeNull()
    expect(table(deal, 'A trail 7H; B trail 8C').page.window).toEqual({ seat: 'B', card: '8C' })
  })

  it('is told as it happens', () => {
    const { events } = table(deal, 'A trail 7H; C call 2C+5D; B call AC+6H')
    expect(events.slice(2)).toEqual([
      { type: 'trailed', seat: 0, card: '7H' },
      { type: 'missed', seat: 0, card: '7H' },
      { type: 'turn', seat: 1 },
      { type: 'called', seat: 2, from: 0, card: '7H', loose: ['2C', '5D'], builds: [] },
      { type: 'called', seat: 1, from: 0, card: '7H', loose: ['AC', '6H'], builds: [] },
      { type: 'closed', seat: 0 },
    ])
  })
})

describe('a window across a deal', () => {
  /** Both seats only trail. The last trail of the deal misses a pair. */
  const last: Deal = {
    game: cassino25,
    hands: ['10S JS QS KS', 'AS 2S 3S 10H'],
    table: '9D JD QD KD',
    stock: '4S 4H 5S 5H',
  }
  const trails = 'A trail KS; B trail AS; A trail QS; B trail 2S; A trail JS; B trail 3S; A trail 10S; B trail 10H'

  it('stays open when hands are dealt', () => {
    const { page } = table(last, trails)
    expect(page).toMatchObject({ deal: 2, turn: 'A', window: { seat: 'B', card: '10H' } })
    expect(table(last, `${trails}; A call 10S`).page.piles).toMatchObject({ A: ['10S'] })
    expectRefusal(last, `${trails}; B call 10S`, 'no-call')
  })
})
