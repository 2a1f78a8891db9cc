import { describe, expect, it } from 'vitest'
import { cassino25 } from '../../../../src/rules/pack/cassino-25'
import { expectRefusal, table, type Deal } from '../cassino/table'

const deal: Deal = { game: cassino25, hands: ['3S 3C 6D AH', '6C 2D 8D 9H'], table: '3H 5S 4D KS' }

describe('a build', () => {
  it('of threes is two groups, of six one: the sheet’s two ways to lay a 3 on a 3', () => {
    expect(table(deal, 'A 3S builds 3 on 3H').page.builds).toEqual([
      { value: 3, groups: 2, cards: ['3S', '3H'], by: 'A' },
    ])
    expect(table(deal, 'A 3S builds 6 on 3H').page.builds).toEqual([
      { value: 6, groups: 1, cards: ['3S', '3H'], by: 'A' },
    ])
    expectRefusal(deal, 'A 3S builds 3 on 3H; B 6C takes B3', 'cannot-capture')
    expectRefusal(deal, 'A 3S builds 6 on 3H; B trail 9H; A 3C takes B6', 'cannot-capture')
    expect(table(deal, 'A 3S builds 6 on 3H; B 6C takes B6').page.piles).toMatchObject({ B: ['3S', '3H', '6C'] })
  })

  it('is raised by anyone, its builder included, with a card from the hand', () => {
    const raised = table(deal, 'A 3S builds 6 on 3H; B 2D builds 8 on B6').page.builds
    expect(raised).toEqual([{ value: 8, groups: 1, cards: ['2D', '3S', '3H'], by: 'B' }])
    const own: Deal = { ...deal, hands: ['2S 3C 6D 9S', '6C 2D 8D 9H'], table: '4H 5S 4D KS' }
    expect(table(own, 'A 2S builds 6 on 4H; B trail 2D; A 3C builds 9 on B6').page.builds).toEqual([
      { value: 9, groups: 1, cards: ['2S', '3C', '4H'], by: 'A' },
    ])
    expectRefusal(deal, 'A 3S builds 6 on 3H; B 2D builds 8 on 4D+B6', 'bad-build')
  })

  it('of several groups at once is fixed; groups may be added', () => {
    const several = table(deal, 'A AH builds 6 on 5S; B 2D builds 6 on 4D+B6')
    expect(several.page.builds).toEqual([{ value: 6, groups: 2, cards: ['AH', '2D', '4D', '5S'], by: 'B' }])
    expect(several.moves(0)).not.toContain('3S builds 9 on B6')
    const together = table({ ...deal, hands: ['2S 6D 9S 9D', '6C 2D 8D 9H'] }, 'A 2S builds 6 on 4D')
    expect(together.page.builds).toMatchObject([{ value: 6, groups: 1 }])
  })

  it('is made of all that parts into groups with the laid card in one of them', () => {
    const wide: Deal = { ...deal, hands: ['2S 8S 9D JS', '6C 2D 8D 9H'], table: '6H 5S 3D 8H' }
    expect(
      table(wide, '')
        .moves(0)
        .filter((text) => text.includes('builds')),
    ).toEqual(['2S builds 8 on 3D+5S+6H', '2S builds 8 on 3D+5S+6H+8H', '2S builds 8 on 6H', '2S builds 8 on 6H+8H'])
    expect(table(wide, 'A 2S builds 8 on 3D+5S+6H+8H').page.builds).toMatchObject([{ value: 8, groups: 3 }])
  })

  it('is joined while another is raised to its value', () => {
    const both: Deal = { ...deal, hands: ['AS 9S 2S 5D', '3D 5C 8D 9H'], table: '2H 3H 8C QS' }
    const moves = 'A AS builds 9 on 8C; B 3D builds 5 on 2H; A trail 2S; B trail 8D'
    const at = table({ ...both, stock: '4S 4C 9D 9C' }, `${moves}; A trail 5D; B trail 9H`)
    expect(at.page.builds.map(({ value }) => value)).toEqual([5, 9])
    const raise = { ...both, hands: ['AS 9S 4S 5D', '3D 5C 8D 9H'] }
    const joined = table(raise, 'A AS builds 9 on 8C; B 3D builds 5 on 2H; A 4S builds 9 on B5+B9')
    expect(joined.page.builds).toEqual([{ value: 9, groups: 2, cards: ['AS', '2H', '3D', '4S', '8C'], by: 'A' }])
    expectRefusal(raise, 'A AS builds 9 on 8C; B 3D builds 5 on 2H; A 4S builds 9 on B5', 'must-join-build')
  })

  it('of aces is announced as 1', () => {
    const aces: Deal = { ...deal, hands: ['AS AC 6D 9S', '6C 2D 8D 9H'], table: 'AD 5S 4D KS' }
    expect(table(aces, 'A AS builds 1 on AD').page.builds).toMatchObject([{ value: 1, groups: 2 }])
  })

  it('may be left lying, and the card kept for it played otherwise', () => {
    expect(table(deal, 'A 3S builds 6 on 3H; B trail 9H; A trail 6D').page.table).toContain('6D')
  })

  it('is told with what became of what it was made of', () => {
    const { events } = table(deal, 'A 3S builds 6 on 3H; B 2D builds 8 on B6')
    expect(events.filter(({ type }) => type === 'built')).toEqual([
      { type: 'built', seat: 0, card: '3S', value: 6, groups: 1, loose: ['3H'], raised: null, joined: null },
      {
        type: 'built',
        seat: 1,
        card: '2D',
        value: 8,
        groups: 1,
        loose: [],
        raised: { value: 6, groups: 1, cards: ['3S', '3H'], by: 0 },
        joined: null,
      },
    ])
  })
})
