import type { QuestionExhibit } from '../types'

/** The ten hands that share the pack. */
export const pittsburghDrawPuzzle: QuestionExhibit = {
  id: 'pittsburgh-draw-puzzle',
  games: ['pittsburgh-draw-puzzle'],
  shows: [{ id: 'own', game: 'pittsburgh-draw-puzzle' }],
  trials: [
    { id: 'extremes', game: 'pittsburgh-draw-puzzle', options: { extremes: true } },
    { id: 'easier', game: 'pittsburgh-draw-puzzle', options: { extremes: false } },
  ],
  tests: [
    'tests/unit/rules/pittsburgh-draw-puzzle/question.test.ts',
    'tests/unit/bots/solvers/pittsburgh-draw-puzzle.test.ts',
  ],
}

/** The magic square of seven. */
export const puzzleSupreme: QuestionExhibit = {
  id: 'puzzle-supreme',
  games: ['puzzle-supreme'],
  shows: [{ id: 'own', game: 'puzzle-supreme' }],
  trials: [{ id: 'play', game: 'puzzle-supreme' }],
  tests: ['tests/unit/rules/puzzle-supreme/rules.test.ts', 'tests/unit/bots/solvers/puzzle-supreme.test.ts'],
}

/** How often the patience comes out. */
export const suiteAssembling: QuestionExhibit = {
  id: 'suite-assembling',
  games: ['suite-assembling'],
  shows: [{ id: 'own', game: 'suite-assembling' }],
  trials: [{ id: 'play', game: 'suite-assembling' }],
  tests: ['tests/unit/bots/solvers/suite-assembling.test.ts'],
}
