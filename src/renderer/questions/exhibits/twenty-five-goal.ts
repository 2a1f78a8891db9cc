import type { QuestionExhibit } from '../types'

const FROM_49 =
  '47x49 35x47 46x48 49x47 21x35 7x21 44x46 29x45 46x44 43x45 15x29 42x28 1x15 28x14 36x22 22x8 5x7 7x21 3x1 1x15 25x41 13x25 21x19 45x33 27x39 47x33 10x22 22x8 8x10 4x20 38x40 41x27 27x39 40x38 23x37 37x39 17x33 10x12 39x25 20x32 12x26 26x40 31x17 40x24 25x23 23x11 11x25'
const FROM_25 =
  '23x25 11x23 1x17 36x24 22x36 43x29 46x30 44x46 47x45 49x47 27x11 5x19 7x5 28x12 4x20 2x4 42x28 8x22 28x12 4x20 14x28 22x36 36x38 26x12 5x19 40x26 28x40 45x33 30x46 46x48 48x34 13x27 10x12 27x41 41x39 23x11 39x23 12x10 23x9 9x11 33x31 31x17 26x24 24x10 19x17 11x9 9x25'
const FROM_4 =
  '2x4 5x3 21x5 25x13 7x19 35x21 49x35 37x25 29x31 43x29 6x4 4x2 1x3 14x28 28x42 47x49 49x35 46x30 22x38 44x46 46x30 8x22 25x13 3x19 29x15 41x25 35x33 10x8 8x22 22x10 13x11 40x38 10x12 27x13 23x37 37x39 13x11 11x23 33x17 23x11 24x38 38x40 11x25 19x33 25x39 39x41 41x25'

/** Diagonal jumps remove the obstruction: every vacancy can be solved. */
export const twentyFiveGoal: QuestionExhibit = {
  id: 'twenty-five-goal',
  games: ['twenty-five-goal'],
  shows: [
    {
      id: 'printed',
      game: 'twenty-five-goal',
      options: { start: 49 },
      moves: FROM_49.split(' '),
      remarks: [
        { ply: 0, id: 'start' },
        { ply: 8, id: 'diagonal' },
        { ply: 46, id: 'last-two' },
        { ply: 47, id: 'done' },
      ],
    },
    {
      id: 'centre',
      game: 'twenty-five-goal',
      options: { start: 25 },
      moves: FROM_25.split(' '),
      remarks: [
        { ply: 0, id: 'centre' },
        { ply: 47, id: 'done' },
      ],
    },
    {
      id: 'edge',
      game: 'twenty-five-goal',
      options: { start: 4 },
      moves: FROM_4.split(' '),
      remarks: [
        { ply: 0, id: 'edge' },
        { ply: 47, id: 'done' },
      ],
    },
  ],
  trials: [
    { id: 'printed', game: 'twenty-five-goal', options: { start: 49 } },
    { id: 'centre', game: 'twenty-five-goal', options: { start: 25 } },
  ],
  tests: ['tests/unit/rules/twenty-five-goal/solutions.test.ts', 'tests/unit/bots/solvers/single-jumps.test.ts'],
}
