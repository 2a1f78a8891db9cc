import { parityTally } from '../parity'
import type { QuestionExhibit } from '../types'

const TAPE_ODD = '1 2 3 4 13 5 6 8 9 10 11 12 7'
const ODD_MOVES = '13-14 12-13 5-12 6-5 7-6 14-7'
const TAPE_ROWS = '8 9 10 11 12 13 1 2 3 4 5 6 7'
const ROWS_MOVES =
  '13-14 6-13 7-6 14-7 13-14 12-13 5-12 6-5 13-6 12-13 11-12 4-11 5-4 12-5 11-12 10-11 3-10 4-3 11-4 10-11 9-10 2-9 3-2 10-3 9-10 8-9 1-8 2-1 9-2 10-9 11-10 12-11 13-12 14-13'

/** Half of all arrangements can be solved. */
export const thirteenPuzzle: QuestionExhibit = {
  id: 'thirteen-puzzle',
  games: ['thirteen-puzzle'],
  shows: [
    {
      id: 'odd',
      game: 'thirteen-puzzle',
      options: { deal: 'as-mixed' },
      tape: TAPE_ODD.split(' '),
      moves: ODD_MOVES.split(' '),
      remarks: [
        { ply: 0, id: 'nearly-home' },
        { ply: 1, id: 'slide' },
        { ply: 6, id: 'last-picture' },
      ],
      tally: parityTally,
    },
    {
      id: 'even',
      game: 'thirteen-puzzle',
      options: { deal: 'as-mixed' },
      tape: TAPE_ROWS.split(' '),
      moves: ROWS_MOVES.split(' '),
      remarks: [
        { ply: 0, id: 'rows' },
        { ply: 34, id: 'home' },
      ],
      tally: parityTally,
    },
  ],
  trials: [
    { id: 'solvable', game: 'thirteen-puzzle', options: { deal: 'solvable' } },
    { id: 'as-mixed', game: 'thirteen-puzzle', options: { deal: 'as-mixed' } },
  ],
  tests: [
    'tests/unit/rules/thirteen-puzzle/group.test.ts',
    'tests/unit/rules/thirteen-puzzle/rules.test.ts',
    'tests/unit/rules/thirteen-puzzle/rows.test.ts',
    'tests/unit/bots/solvers/thirteen-puzzle.test.ts',
  ],
}
