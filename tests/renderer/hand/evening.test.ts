import { expect, it } from 'vitest'
import { leagueOf } from '../../../src/renderer/hand/evening'

const player = (name: string, standing: number, won = false) => ({ name, standing, won })

it('gives a point for everybody who was behind, and the winners all that did not win', () => {
  const games = [
    { round: 1, players: [player('Ada', 12), player('Clara', 22, true), player('Opal', 12)] },
    // Partners win together; who has fewest points may win.
    { round: 2, players: [player('Ada', 1, true), player('Clara', 9), player('Opal', 1, true), player('Walter', 5)] },
  ]
  expect(leagueOf(games)).toEqual([
    { name: 'Clara', games: 2, won: 1, points: 3 },
    { name: 'Ada', games: 2, won: 1, points: 2 },
    { name: 'Opal', games: 2, won: 1, points: 2 },
    { name: 'Walter', games: 1, won: 0, points: 0 },
  ])
})
