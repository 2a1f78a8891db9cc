import { classTally, addClassChips } from '../classes'
import type { QuestionExhibit } from '../types'

const FROM_49 =
  '35x49 33x35 28x42 47x33 45x47 43x45 49x35 20x34 18x20 5x19 7x5 48x46 16x18 3x17 8x10 22x8 36x22 1x15 5x3 46x44 18x16 15x17 2x4 14x28 35x21 26x12 21x19 4x18 41x27 24x26 22x24 37x23 39x37 44x30 13x11 11x25 32x18 27x25 30x32 24x26 10x24 23x25 25x11 26x12 11x13 32x34'
const FROM_18 =
  '16x18 31x17 10x24 12x10 3x17 1x3 14x12 28x14 7x21 4x2 45x31 36x38 22x36 43x29 47x45 49x47 8x22 42x28 28x14 44x46 5x7 7x21 29x15 18x16 15x17 2x16 47x45 32x18 30x32 45x31 27x25 12x26 21x19 16x30 41x27 40x38 25x39 30x32 38x40 27x25 40x26 17x31 19x33 32x30 18x32 33x31 30x32'

/** The three classes of squares, which decide every vacancy. */
export const fortyNinePuzzle: QuestionExhibit = {
  id: 'forty-nine-puzzle',
  games: ['forty-nine-puzzle'],
  shows: [
    {
      id: 'hopeless',
      game: 'forty-nine-puzzle',
      options: { start: 49 },
      moves: FROM_49.split(' '),
      remarks: [
        { ply: 0, id: 'alike' },
        { ply: 1, id: 'jump', params: { white: 17, red: 15, blue: 15 } },
        { ply: 2, id: 'again' },
        { ply: 3, id: 'ever' },
        { ply: 46, id: 'two' },
      ],
      addPieces: addClassChips,
      tally: classTally,
    },
    {
      id: 'possible',
      game: 'forty-nine-puzzle',
      options: { start: 18 },
      moves: FROM_18.split(' '),
      remarks: [
        { ply: 0, id: 'odd-one' },
        { ply: 1, id: 'differs' },
        { ply: 46, id: 'nearly' },
        { ply: 47, id: 'one' },
      ],
      addPieces: addClassChips,
      tally: classTally,
    },
  ],
  trials: [
    { id: 'possible', game: 'forty-nine-puzzle', options: { start: 18 } },
    { id: 'hopeless', game: 'forty-nine-puzzle', options: { start: 49 } },
  ],
  tests: [
    'tests/unit/rules/forty-nine-puzzle/classes.test.ts',
    'tests/unit/rules/forty-nine-puzzle/span.test.ts',
    'tests/unit/bots/solvers/single-jumps.test.ts',
  ],
}
