import { describe, expect, it } from 'vitest'
import { chicagoCasino as game } from '../../../../src/rules/forty-nine-outfit/chicago-casino'
import { createContrived, expectRefusal, table, type Deal } from './table'

/** A holds the Cheater; 28 and 35 are drones; B can raise what A builds in yellow. */
const deal: Deal = {
  hands: ['16 19 26 C', '17 20 21 40'],
  table: '2 15 28 35',
  stock: '1 3 4 5 6 8 9 10',
  options: { cheater: true },
}
const withTwoBuilds: Deal = { ...deal, table: '2 15 18 28' }
const twoBuilds = 'A 16 builds on 15; B trail 40; A 19 builds on 18'

describe('what is refused', () => {
  it.each<[string, string, string]>([
    ['no verb', 'bad-move', 'A 16'],
    ['no card of that number', 'bad-move', 'A trail 50'],
    ['zeros before a number', 'bad-move', 'A trail 016'],
    ['a build is not trailed', 'bad-move', 'A trail B16'],
    ['nothing named', 'bad-move', 'A 16 takes '],
    ['no space', 'bad-move', 'A 16 takes'],
    ['a space behind', 'bad-move', 'A 16 takes 15 '],
    ['two spaces', 'bad-move', 'A 16  takes 15'],
    ['another word', 'bad-move', 'A 16 builds 15'],
    ['pieces in a wrong order', 'bad-move', 'A 16 takes 28+15'],
    ['a piece twice', 'bad-move', 'A 16 takes 15+15'],
    ['the Cheater behind a build', 'bad-move', 'A 16 takes B15+C'],
    ['a build before a loose card', 'bad-move', 'A 16 takes B15+28'],
    ['a build of the Cheater', 'bad-move', 'A 16 takes BC'],
    ['a plus at the end', 'bad-move', 'A 16 takes 15+'],
    ['signs before a number', 'bad-move', 'A 16 takes +15'],
    ['other digits', 'bad-move', 'A trail ١٦'],
    ['a seat that is none', 'bad-move', 'C trail 16'],
    ['a small letter', 'bad-move', 'a trail 16'],
    ['wording before whose turn it is', 'bad-move', 'B trail 99'],
    ['a move of another', 'not-your-turn', 'B trail 17'],
    ['whose turn it is before the card', 'not-your-turn', 'B trail 16'],
    ['a card of another hand', 'card-not-in-hand', 'A trail 17'],
    ['the Cheater of another hand', 'card-not-in-hand', 'A trail 16; B C takes 2'],
    ['the card before the pieces', 'card-not-in-hand', 'A 17 takes 33'],
    ['a piece that lies nowhere', 'piece-not-on-table', 'A 16 takes 33'],
    ['a loose card named as a build', 'piece-not-on-table', 'A 16 takes B15'],
    ['the Cheater in the own hand', 'piece-not-on-table', 'A 16 takes 15+C'],
    ['the card itself', 'piece-not-on-table', 'A 16 takes 16'],
    ['a card within a build', 'piece-not-on-table', 'A 16 builds on 15; B 20 takes 15'],
    ['the pieces before the colour', 'piece-not-on-table', 'A 16 takes 2+33'],
    ['another colour', 'wrong-colour', 'A 16 takes 2'],
    ['another colour along with the own', 'wrong-colour', 'A 16 takes 2+15'],
    ['two colours for the Cheater', 'wrong-colour', 'A C takes 2+15'],
    ['two colours for the Cheater, one built', 'wrong-colour', 'A 16 builds on 15; B trail 40; A C takes 2+B16'],
    ['the colour before the rank', 'wrong-colour', 'A trail 19; B trail 40; A 16 takes 2+19'],
    ['a higher card', 'not-lower', 'A trail 19; B trail 40; A 16 takes 19'],
    ['a higher card along with a lower', 'not-lower', 'A trail 19; B trail 40; A 16 takes 15+19'],
    ['a higher build', 'not-lower', 'A trail 19; B 20 builds on 19; A 16 takes B20'],
    ['a higher build over a lower card', 'not-lower', 'A trail 26; B 20 builds on 15; A 19 takes B20'],
    ['the rank before drones', 'not-lower', 'A trail 19; B trail 40; A 16 takes 19+28'],
    ['a drone alone', 'drone-alone', 'A 16 takes 28'],
    ['drones alone', 'drone-alone', 'A 16 takes 28+35'],
    ['the Cheater alone', 'drone-alone', 'A trail C; B 17 takes C'],
    ['a drone of the own colour alone', 'drone-alone', 'A 26 takes 28'],
    ['building with the Cheater', 'cheater-in-build', 'A C builds on 15'],
    ['building on the Cheater', 'cheater-in-build', 'A trail C; B 17 builds on 15+C'],
    ['the Cheater before the colour', 'cheater-in-build', 'A C builds on 2+15'],
    ['building in two colours', 'wrong-colour', 'A 16 builds on 2'],
    ['a drone of another colour in a build', 'wrong-colour', 'A 16 builds on 15+28'],
    ['the colour before what is kept back', 'wrong-colour', 'A trail 16; B 40 builds on 2'],
    ['a build on nothing but another colour', 'wrong-colour', 'A 16 builds on 15; B 40 builds on B16'],
    ['nothing kept back', 'no-higher-card', 'A trail 26; B 21 builds on 15'],
    ['nothing kept back of the colour', 'no-higher-card', 'A trail 16; B 21 builds on 15+16'],
  ])('%s: %s', (_what, code, moves) => {
    expectRefusal(deal, moves, code)
  })

  it.each<[string, string, string]>([
    ['two builds', 'two-builds', `${twoBuilds}; B 20 builds on B16+B19`],
    ['two builds, before one is too high', 'two-builds', `${twoBuilds}; B 17 builds on B16+B19`],
    ['a build above the card', 'not-raised', `${twoBuilds}; B 17 builds on B19`],
    ['a build above the card, before what is kept back', 'not-raised', `${twoBuilds}; B 17 builds on B19`],
    ['the colour before two builds', 'wrong-colour', `${twoBuilds}; B 20 builds on 2+B16+B19`],
    ['a rebuild with nothing kept back', 'no-higher-card', `${twoBuilds}; B 21 builds on B19`],
  ])('%s: %s', (_what, code, moves) => {
    expectRefusal(withTwoBuilds, moves, code)
  })

  it('a covered card above the one kept back', () => {
    const state = createContrived({ hand: '15 18', table: '19 3 4 5' })
    expect(game.read(state, 0, '15 builds on 19')).toMatchObject({ error: { code: 'no-higher-card' } })
  })

  it('a longest list of pieces is still a list', () => {
    const { state } = table(deal, '')
    const numbers = Array.from({ length: 49 }, (_, i) => `${i + 1}`)
    const list = [...numbers, 'C', ...numbers.map((number) => `B${number}`)].join('+')
    for (const text of [`C takes ${list}`, `16 builds on ${list}`]) {
      expect(game.read(state, 0, text)).toMatchObject({ error: { code: 'piece-not-on-table' } })
    }
  })
})
