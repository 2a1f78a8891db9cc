import type { QuestionExhibit } from '../types'

/**
 * One representative of each of the six essentially different arrangements, and the number of its rotations and
 * reflections.
 */
const ARRANGEMENTS = [
  { squares: '1 10 19 28 30 39 48', pictures: 8 },
  { squares: '1 11 21 24 34 37 47', pictures: 8 },
  { squares: '2 11 15 28 33 38 48', pictures: 8 },
  { squares: '2 12 15 25 35 38 48', pictures: 4 },
  { squares: '2 12 21 25 29 38 48', pictures: 4 },
  { squares: '2 13 17 28 32 36 47', pictures: 8 },
] as const

/** Forty arrangements, six essentially different. */
export const isolation: QuestionExhibit = {
  id: 'isolation',
  games: ['isolation'],
  shows: ARRANGEMENTS.map(({ squares, pictures }, i) => ({
    id: `family-${i + 1}`,
    game: 'isolation',
    moves: squares.split(' ').map((square) => `@${square}`),
    remarks: [
      { ply: 0, id: 'start' },
      { ply: 7, id: 'alone', params: { n: pictures } },
    ],
  })),
  trials: [{ id: 'play', game: 'isolation' }],
  tests: ['tests/unit/rules/isolation/isolation.test.ts', 'tests/unit/bots/solvers/isolation.test.ts'],
}
