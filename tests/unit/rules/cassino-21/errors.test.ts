import { describe, expect, it } from 'vitest'
import { cassino21 } from '../../../../src/rules/pack/cassino-21'
import { expectRefusal, table, type Deal } from '../cassino/table'

const deal: Deal = { game: cassino21, hands: ['8H 2D QS 9C', '6C 8D KD 4H'], table: '8S 8C 5D 3C' }
const courts: Deal = { game: cassino21, hands: ['KS 2D QS 9C', '6C 8D AD 4H'], table: 'KH KD 5D 4C' }

describe('what is refused', () => {
  it.each<[string, string, string]>([
    ['a call, which the sheet has not', 'bad-move', 'A call 8S'],
    ['a count', 'bad-move', 'A count'],
    ['a pass', 'bad-move', 'A pass'],
    ['pieces out of order', 'bad-move', 'A 8H takes 5D+3C'],
    ['a play of another', 'not-your-turn', 'B trail KD'],
    ['a card of another hand', 'card-not-in-hand', 'A trail KD'],
    ['a piece that does not lie there', 'piece-not-on-table', 'A 8H takes 8D'],
    ['a build that does not lie there', 'piece-not-on-table', 'A 8H takes B8'],
    ['a trail of a card that matches', 'must-capture', 'A trail 8H'],
    ['a trail of a card that combines', 'must-capture', 'A trail QS; B trail KD; A 2D builds 8 on 3C+3D'],
    ['pieces that do not add up', 'cannot-capture', 'A 9C takes 3C+5D'],
    ['pieces that do not add up, before all must be taken', 'cannot-capture', 'A 8H takes 5D+8S'],
    ['one of two that match', 'must-take-all', 'A 8H takes 8S'],
    ['one of two that match, with a sum', 'must-take-all', 'A 8H takes 3C+5D+8C'],
    ['a court in a build', 'court-in-build', 'A QS builds 8 on 8S'],
    ['a build without the card for it', 'no-capture-card', 'A 2D builds 10 on 8S'],
    ['a build that does not add up', 'bad-build', 'A 2D builds 9 on 8S'],
  ])('%s: %s', (what, code, moves) => {
    if (what === 'a trail of a card that combines') {
      expectRefusal({ ...deal, table: '5S 3D 4C KH' }, 'A trail 8H', code)
    } else expectRefusal(deal, moves, code)
  })

  it('a king takes all kings that lie loose, not one of them', () => {
    expectRefusal(courts, 'A KS takes KH', 'must-take-all')
    expectRefusal(courts, 'A trail KS', 'must-capture')
    expect(
      table(courts, '')
        .moves(0)
        .filter((text) => text.startsWith('KS')),
    ).toEqual(['KS takes KH+KD'])
  })

  it('a trail past a build of its value is refused, whoever built it; building with the card is not', () => {
    const built: Deal = { game: cassino21, hands: ['2S 6D QS JC', '6C 6H KD 4H'], table: '4S 9D AC JS' }
    expectRefusal(built, 'A 2S builds 6 on 4S; B trail 6C', 'must-capture')
    expect(table(built, 'A 2S builds 6 on 4S').moves(1)).toContain('6C builds 6 on B6')
    expectRefusal(built, 'A 2S builds 6 on 4S; B 6C builds 6 on B6; A trail 6D', 'must-capture')
  })

  it('a build of two groups is fixed, and one of a value that lies there must be joined', () => {
    const threes: Deal = { game: cassino21, hands: ['3S 3C AS 6D', '5C 8D 2H AD'], table: '3H JC 2D QD' }
    expectRefusal(threes, 'A 3S builds 3 on 3H; B 5C builds 8 on B3', 'build-fixed')
    expectRefusal(threes, 'A 3S builds 3 on 3H; B 5C takes B3', 'cannot-capture')
    const raised = table(threes, 'A 3S builds 6 on 3H; B 2H builds 8 on B6')
    expect(raised.page.builds).toEqual([{ value: 8, groups: 1, cards: ['2H', '3S', '3H'], by: 'B' }])
    expectRefusal(threes, 'A 3S builds 3 on 3H; B trail AD; A AS builds 3 on 2D', 'must-join-build')
  })
})

describe('captures', () => {
  it('match all or none, and combine as they like', () => {
    expect(table(deal, '').moves(0)).toEqual([
      '8H takes 3C+5D',
      '8H takes 3C+5D+8S+8C',
      '8H takes 8S+8C',
      'trail 2D',
      'trail 9C',
      'trail QS',
    ])
  })

  it('of the sheet: a 10 takes two fives, or ace, 3 and 6', () => {
    const tens: Deal = { game: cassino21, hands: ['10C 10S QS JC', '6C 6H KD 4H'], table: '5S 5H AD 3H', stock: '6S' }
    expect(table(tens, '').moves(0)).toContain('10C takes 5S+5H')
    const six: Deal = { ...tens, table: 'AD 3H 6S 2D', stock: '' }
    expect(table(six, '').moves(0)).toContain('10C takes AD+3H+6S')
  })
})
