import type { QuestionExhibit, Show } from '../types'

function createShow(id: string, game: string, moves: string): Show {
  return {
    id,
    game,
    moves: moves.split(' '),
    remarks: [
      { ply: 0, id: 'start' },
      { ply: 2, id: 'two-heads' },
      { ply: 10, id: 'ten' },
    ],
  }
}

/** Ten moves, no fewer, and every way to do it. */
export const reversePuzzles: QuestionExhibit = {
  id: 'reverse-puzzles',
  games: ['reverse-puzzle', 'another-reverse-puzzle'],
  shows: [
    createShow('first', 'reverse-puzzle', '6-7 3-6 1-3 4-1 7-4 6-7 3-6 5-3 2-5 1-2'),
    createShow('second', 'reverse-puzzle', '6-7 3-6 5-3 2-5 1-2 4-1 7-4 5-7 2-5 1-2'),
    createShow('other-first', 'another-reverse-puzzle', '6-4 3-6 1-3 4-1 7-4 6-7 3-6 5-3 2-5 4-2'),
    createShow('other-second', 'another-reverse-puzzle', '6-4 3-6 5-3 2-5 1-2 4-1 7-4 5-7 2-5 4-2'),
  ],
  trials: [
    { id: 'one', game: 'reverse-puzzle' },
    { id: 'other', game: 'another-reverse-puzzle' },
  ],
  tests: ['tests/unit/rules/reverse-puzzles/strip.test.ts', 'tests/unit/bots/solvers/reverse-puzzles.test.ts'],
}
