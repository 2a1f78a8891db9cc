import { describe, expect, it } from 'vitest'
import { cassino25 } from '../../../../src/rules/pack/cassino-25'
import { expectRefusal, table, type Deal } from '../cassino/table'

/** A holds a 3, a 6 and a 5; a 3, a 6 and a 2 lie on the table; B holds an 8 and a 9. */
const deal: Deal = {
  game: cassino25,
  hands: ['3S 6D 5C KH', '8H 9H 2D 4S'],
  table: '3H 6S 2C KS',
  stock: 'QS QH QD QC 7S 7H',
}

describe('what is refused', () => {
  it.each<[string, string, string]>([
    ['a word that is none', 'bad-move', 'A pass'],
    ['a trail of no card', 'bad-move', 'A trail'],
    ['a card that there is not', 'bad-move', 'A trail 11S'],
    ['two spaces', 'bad-move', 'A trail  3S'],
    ['a space at the end', 'bad-move', 'A trail 3S '],
    ['a capture of nothing', 'bad-move', 'A 3S takes '],
    ['pieces out of order', 'bad-move', 'A 5C takes 3H+2C'],
    ['a build before a loose card', 'bad-move', 'A 5C takes B5+2C'],
    ['a piece twice', 'bad-move', 'A 3S takes 3H+3H'],
    ['a build of eleven', 'bad-move', 'A 3S builds 11 on 3H'],
    ['a build of nought', 'bad-move', 'A 3S builds 0 on 3H'],
    ['a value with a nought before it', 'bad-move', 'A 3S builds 06 on 3H'],
    ['a value in other figures', 'bad-move', 'A 3S builds ６ on 3H'],
    ['an ace as value', 'bad-move', 'A 3S builds A on 3H'],
    ['a build BA', 'bad-move', 'A 3S takes BA'],
    ['a build without what it is of', 'bad-move', 'A 3S builds 6'],
    ['a count with more words', 'bad-move', 'A count all'],
    ['a seat that there is not', 'bad-move', 'C trail 3S'],
    ['a call before anything was played', 'no-call', 'B call 3H'],
    ['a call of a capture that took all', 'no-call', 'A 3S takes 3H; B call 2C'],
    ['a call after a build', 'no-call', 'A 3S builds 6 on 3H; B call 6S'],
    ['a call of what he missed himself', 'no-call', 'A trail 3S; A call 3H'],
    ['a call after the next play', 'no-call', 'A trail 3S; B trail 4S; B call 3H'],
    ['a call of what does not lie there', 'piece-not-on-table', 'A trail 3S; B call 3D'],
    ['a call of a build that does not lie there', 'piece-not-on-table', 'A trail 3S; B call 3H+B3'],
    ['a call of something else', 'bad-call', 'A trail 3S; B call 6S'],
    ['a call of too much', 'bad-call', 'A trail 3S; B call 2C+3H'],
    ['a call of the card itself', 'bad-call', 'A trail 3S; B call 3S'],
    ['a call of the card itself with what it missed', 'bad-call', 'A trail 3S; B call 3S+3H'],
    ['a play of another', 'not-your-turn', 'B trail 4S'],
    ['a play of another that he could not make', 'not-your-turn', 'B 4S takes KS'],
    ['a count of another', 'not-your-turn', 'B count'],
    ['a count before the end', 'cannot-count', 'A count'],
    ['a card of another hand', 'card-not-in-hand', 'A trail 8H'],
    ['a capture with a card of the table', 'card-not-in-hand', 'A 3H takes 3H'],
    ['a capture of a card of the hand', 'piece-not-on-table', 'A 3S takes 3S'],
    ['a capture of a build that does not lie there', 'piece-not-on-table', 'A 3S takes B3'],
    ['a build on a card that does not lie there, before its value', 'piece-not-on-table', 'A KH builds 7 on 7C'],
    ['a capture of another value', 'cannot-capture', 'A 3S takes 6S'],
    ['a capture of a part too much', 'cannot-capture', 'A 5C takes 2C+3H+6S'],
    ['a court with a numeral', 'cannot-capture', 'A KH takes 3H'],
    ['a court that a numeral takes', 'cannot-capture', 'A 5C takes 2C+3H+KS'],
    ['a court laid in a build', 'court-in-build', 'A KH builds 10 on KS'],
    ['a court named in a build', 'court-in-build', 'A 3S builds 6 on 3H+KS'],
    ['a court, before the card to take it with', 'court-in-build', 'A 3S builds 10 on KS'],
    ['a build without a card to take it', 'no-capture-card', 'A 3S builds 9 on 6S'],
    ['a build with only the laid card to take it', 'no-capture-card', 'A 3S builds 3 on 3H'],
    ['a build that does not add up', 'bad-build', 'A 3S builds 6 on 2C'],
    ['a build of which the laid card is no part', 'bad-build', 'A 3S builds 6 on 6S'],
    ['a build of less than the card', 'bad-build', 'A 6D builds 5 on 2C'],
  ])('%s: %s', (_what, code, moves) => {
    expectRefusal(deal, moves, code)
  })

  /** A builds threes of two groups, and B holds cards that would raise the build. */
  const stacked: Deal = { ...deal, hands: ['3S 3C 6D 4H', '6C 9H 3D 2D'], table: '3H 4D 2C KS' }
  it.each<[string, string, string]>([
    ['a build of two groups raised', 'build-fixed', 'A 3S builds 3 on 3H; B 6C builds 9 on B3'],
    ['the same where it would not add up', 'build-fixed', 'A 3S builds 3 on 3H; B 2D builds 6 on B3'],
  ])('%s: %s', (_what, code, moves) => {
    expectRefusal(stacked, moves, code)
  })

  it('two builds of other values: bad-build', () => {
    const two: Deal = { ...deal, hands: ['2S 5S AS 7D', '3S 7H 10S KD'], table: '3H 4H KS QS', stock: '' }
    expectRefusal(two, 'A 2S builds 5 on 3H; B 3S builds 7 on 4H; A AS builds 7 on B5+B7', 'bad-build')
  })

  it('a build of a value that lies there already, not named: must-join-build', () => {
    const two: Deal = { ...deal, hands: ['2S 5S 7D 4C', '3S 5D 10S KD'], table: '3H 2H KS QS', stock: '' }
    const moves = 'A 2S builds 5 on 3H; B 3S builds 5 on 2H'
    expectRefusal(two, moves, 'must-join-build')
    expectRefusal(two, 'A 2S builds 5 on 3H; B 3S builds 5 on 2H+KS', 'court-in-build')
    expect(table(two, `${moves}+B5`).page.builds).toEqual([
      { value: 5, groups: 2, cards: ['2S', '2H', '3S', '3H'], by: 'B' },
    ])
  })

  it('calls where they are not played: no-call', () => {
    const quiet: Deal = { ...deal, options: { calls: false } }
    expectRefusal(quiet, 'A trail 3S; B call 3H', 'no-call')
    expect(table(quiet, 'A trail 3S').page.window).toBeNull()
    expectRefusal(quiet, 'A count', 'cannot-count')
  })
})
