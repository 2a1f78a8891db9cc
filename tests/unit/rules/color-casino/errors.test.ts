import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import { replay } from '../../../../src/rules/kit'
import { colorCasino as game } from '../../../../src/rules/lion-coffee/color-casino'
import { expectFault, expectRefusal, table, tapeOf, type Deal } from './table'

const deal: Deal = {
  hands: ['4R 7R 6R 10K 1G 2G', '1R 2R 8R 9K 3G 4G'],
  board: '3R 5R 11R 2K 8K 7P',
}

describe('what is refused', () => {
  it.each<[string, string, string]>([
    ['no verb', 'bad-move', 'A 4R'],
    ['no card of that number', 'bad-move', 'A trail 12R'],
    ['zeros before a number', 'bad-move', 'A trail 04R'],
    ['a colour that is none', 'bad-move', 'A trail 4B'],
    ['a small letter', 'bad-move', 'A trail 4r'],
    ['a build is not trailed', 'bad-move', 'A trail B4R'],
    ['nothing named', 'bad-move', 'A 4R takes '],
    ['a space behind', 'bad-move', 'A trail 4R '],
    ['other words', 'bad-move', 'A 4R builds 3R'],
    ['pieces in a wrong order', 'bad-move', 'A 6R takes 5R+3R'],
    ['colours in a wrong order', 'bad-move', 'A 6R takes 2K+3R'],
    ['a piece twice', 'bad-move', 'A 6R takes 3R+3R'],
    ['a build before a loose card', 'bad-move', 'A 6R takes B4R+5R'],
    ['a build of many in a wrong order', 'bad-move', 'A 4R builds on 5R+3R'],
    ['a seat that is none', 'bad-move', 'C trail 4R'],
    ['wording before whose turn it is', 'bad-move', 'B trail 99R'],
    ['a move of another', 'not-your-turn', 'B trail 1R'],
    ['whose turn it is before the card', 'not-your-turn', 'B trail 4R'],
    ['a card of another hand', 'card-not-in-hand', 'A trail 1R'],
    ['the card before the pieces', 'card-not-in-hand', 'A 1R takes 9P'],
    ['a piece that lies nowhere', 'piece-not-on-table', 'A 4R takes 9R'],
    ['a loose card named as a build', 'piece-not-on-table', 'A 4R takes B3R'],
    ['a card within a build', 'piece-not-on-table', 'A 4R builds on 3R; B 1R takes 3R+4R'],
    ['a build by its lower card', 'piece-not-on-table', 'A 4R builds on 3R; B 1R takes B3R'],
    ['the pieces before the colour', 'piece-not-on-table', 'A 4R takes 3R+9P'],
    ['another colour', 'wrong-colour', 'A 10K takes 3R+7P'],
    ['another colour to build on', 'wrong-colour', 'A 10K builds on 3R'],
    ['the colour before how many', 'wrong-colour', 'A 4R builds on 3R+2K'],
    ['a single card', 'cannot-take', 'A 4R takes 3R'],
    ['a sum that is wrong', 'cannot-take', 'A 7R takes 3R+5R'],
    ['a group and a card over', 'cannot-take', 'A 6R takes 3R+5R+11R'],
    ['a difference of three', 'cannot-take', 'A trail 4R; B 2R takes 4R+5R+11R'],
    ['a build of another worth', 'cannot-take', 'A 4R builds on 3R; B 2R takes B4R'],
    ['a build within a sum', 'cannot-take', 'A 4R builds on 3R; B 8R takes 5R+B4R'],
    ['building on two cards', 'one-card-only', 'A 4R builds on 3R+5R'],
    ['building on a build', 'one-card-only', 'A 4R builds on 3R; B 8R builds on B4R'],
    ['how many before what is kept back', 'one-card-only', 'A 6R builds on 3R+11R'],
    ['no card of the sum or the difference kept', 'no-capture-card', 'A 6R builds on 11R'],
    ['nothing of that colour kept', 'no-capture-card', 'A 10K builds on 8K'],
  ])('%s: %s', (_what, code, moves) => {
    expectRefusal(deal, moves, code)
  })

  it('a build for its own card, for that is no longer in hand', () => {
    // The difference of 6R and 3R is the 3R, which is the card played.
    const own: Deal = { hands: ['3R 1K 2K 3K 4K 5K', '1G 2G 3G 4G 5G 6G'], board: '6R 1P 2P 3P 4P 5P' }
    expectRefusal(own, 'A 3R builds on 6R', 'no-capture-card')
  })

  it('a longest list of pieces is still a list', () => {
    const { state } = table(deal, '')
    const all = [...'RKGP'].flatMap((colour) => Array.from({ length: 11 }, (_, i) => `${i + 1}${colour}`))
    const list = [...all, ...all.map((card) => `B${card}`)].join('+')
    for (const text of [`4R takes ${list}`, `10K builds on ${list}`]) {
      expect(game.read(state, 0, text)).toMatchObject({ error: { code: 'piece-not-on-table' } })
    }
  })
})

describe('a record that is refused', () => {
  const tape = tapeOf(deal)

  it.each<[string, string, object]>([
    ['partners of two seats', 'bad-option', { options: { partners: true } }],
    ['partners of three', 'bad-option', { options: { partners: true }, seats: ['A', 'B', 'C'] }],
  ])('%s: %s', (_what, code, fields) => {
    expectFault(deal, fields, code)
  })

  it('partners of four seats are none of these', () => {
    const four = {
      format: 'parlor-record/1',
      game: 'color-casino',
      moves: [],
      seats: [...'ABCD'],
      options: { partners: true },
      chance: { tape },
    }
    expect(replay(gameById, four).ok).toBe(true)
  })
})
