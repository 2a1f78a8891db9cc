import type { QuestionExhibit, Show } from '../types'

function createShow(id: string, game: string, moves: string, remarks: Show['remarks'] = []): Show {
  return { id, game, moves: moves.split(' '), remarks: [...remarks, { ply: 4, id: 'four' }] }
}

/** Four moves, no fewer: sixteen ways for the square, fourteen for the triangle. */
export const nineMen: QuestionExhibit = {
  id: 'nine-men',
  games: ['nine-men-square', 'nine-men-triangle'],
  shows: [
    createShow('square-one', 'nine-men-square', '25x11 32x16x18 19x17 11x23x39x27x25', [{ ply: 1, id: 'leaves' }]),
    createShow('square-two', 'nine-men-square', '25x11x23x39x27 19x33 24x40x26 27x25', [{ ply: 1, id: 'round' }]),
    createShow('triangle-corner', 'nine-men-triangle', '38x26x24 37x25 33x17x31x47x33 41x25', [{ ply: 3, id: 'loop' }]),
    createShow('triangle-side', 'nine-men-triangle', '32x30 38x36x24 33x17x31x47x33 41x25', [{ ply: 3, id: 'loop' }]),
    createShow('triangle-wide', 'nine-men-triangle', '32x46x30 41x39x23 33x17x29x31 37x25'),
  ],
  trials: [
    { id: 'square', game: 'nine-men-square', options: { moveLimit: 4 } },
    { id: 'triangle', game: 'nine-men-triangle', options: { moveLimit: 4 } },
  ],
  tests: ['tests/unit/rules/nine-men/ways.test.ts', 'tests/unit/bots/solvers/nine-men.test.ts'],
}
