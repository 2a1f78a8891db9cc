import { loadGameFace } from '../../../src/renderer/games'
import type { BoxId, GameId } from '../../../src/rules/manifest'
import { faceContract, type TableKind } from './contract'

const REVERSING: readonly TableKind[] = [
  { name: 'ten moves', seats: 1 },
  { name: 'as many as wanted', seats: 1, options: { moveLimit: 0 }, plies: 60 },
  { name: 'one move', seats: 1, options: { moveLimit: 1 } },
]

const NINE_MEN: readonly TableKind[] = [
  { name: 'as many moves as wanted', seats: 1 },
  { name: 'four moves', seats: 1, options: { moveLimit: 4 } },
  { name: 'one move', seats: 1, options: { moveLimit: 1 } },
]

/** Tables, by box, of the faces that are tested in this file. The other faces are tested in files of their own. */
const TABLES: Readonly<Record<BoxId, Readonly<Partial<Record<GameId, readonly TableKind[]>>>>> = {
  'forty-nine-outfit': {
    'another-reverse-puzzle': REVERSING,
    'boston-books': [
      { name: 'two', seats: 2, plies: 80 },
      { name: 'three with the Cheater', seats: 3, options: { cheater: true, target: 3 }, plies: 80 },
      { name: 'five, one deal', seats: 5, options: { target: 0 }, plies: 70 },
      { name: 'seven', seats: 7, plies: 40 },
    ],
    'chicago-casino': [
      { name: 'two', seats: 2 },
      { name: 'three with the Cheater to 60', seats: 3, options: { cheater: true, target: 60 }, plies: 150 },
      { name: 'eight', seats: 8 },
    ],
    'forty-nine': [
      { name: 'two', seats: 2 },
      { name: 'everything counted', seats: 3, options: { combinations: true, style: 'baltimore' } },
      { name: 'eight in strict Baltimore', seats: 8, options: { referee: 'strict', style: 'baltimore' }, plies: 40 },
      { name: 'strict Baltimore for four', seats: 4, options: { referee: 'strict', style: 'baltimore' }, plies: 60 },
    ],
    'new-york-whist': [
      { name: 'two', seats: 2 },
      { name: 'four in two sides', seats: 4 },
      { name: 'three, following suit with the Cheater', seats: 3, options: { followSuit: true, cheater: true } },
      { name: 'eight at whist', seats: 8, options: { cheater: true, trump: 'last-card', followSuit: true } },
      { name: 'five with trumps', seats: 5, options: { trump: 'green' } },
    ],
    'nine-men-square': NINE_MEN,
    'nine-men-triangle': NINE_MEN,
    'pittsburgh-draw': [
      { name: 'two', seats: 2, plies: 20 },
      { name: 'three without the Cheater', seats: 3, options: { cheater: false, target: 5 }, plies: 18 },
      { name: 'five', seats: 5, options: { target: 4 }, plies: 20 },
      { name: 'eight', seats: 8, plies: 24 },
    ],
    'reverse-puzzle': REVERSING,
    'thirteen-puzzle': [
      { name: 'put right', seats: 1, plies: 40 },
      { name: 'as it falls', seats: 1, options: { deal: 'as-mixed' }, plies: 40 },
    ],
    'twenty-five-goal': [
      { name: 'vacancy 49', seats: 1 },
      { name: 'vacancy 25', seats: 1, options: { start: 25 } },
    ],
  },
  pack: {
    'cassino-21': [
      { name: 'two', seats: 2, plies: 120 },
      { name: 'four as partners to 11', seats: 4, options: { target: 11 }, plies: 200 },
      { name: 'three to 11', seats: 3, options: { target: 11 }, plies: 120 },
    ],
    'cassino-25': [
      { name: 'two', seats: 2, plies: 120 },
      { name: 'four to 11 without calls', seats: 4, options: { target: 11, calls: false }, plies: 200 },
      { name: 'three to 11', seats: 3, options: { target: 11 }, plies: 120 },
    ],
  },
  'lion-coffee': {
    'color-casino': [
      { name: 'two', seats: 2, plies: 90 },
      {
        name: 'four as partners, leftovers on the board',
        seats: 4,
        options: { target: 8, partners: true, leftovers: 'board' },
      },
      { name: 'six to 3', seats: 6, options: { target: 3 }, plies: 120 },
    ],
  },
  'deck-o-cards': {
    // Each position lists up to 135 moves for every seat: a few positions take as long as a whole game of another kind.
    'deck-o-cards-roulette': [
      { name: 'two, one of them the banker', seats: 2, options: { spins: 4 }, plies: 30 },
      {
        name: 'a house for three without a limit',
        seats: 3,
        options: { banker: 'house', limit: 0, spins: 3 },
        plies: 16,
      },
      { name: 'eight at a poor bank', seats: 8, options: { bank: 40, spins: 5 }, plies: 8 },
      { name: 'a house for eight', seats: 8, options: { banker: 'house', chips: 100000, spins: 2 }, plies: 6 },
    ],
  },
}

for (const [box, games] of Object.entries(TABLES) as [BoxId, (typeof TABLES)[BoxId]][]) {
  for (const [id, tables] of Object.entries(games)) faceContract(await loadGameFace(id), box, tables)
}
