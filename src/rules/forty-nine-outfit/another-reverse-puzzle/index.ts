import { defineStripGame, type StripPuzzle } from '../strip/game'
import { DESCRIPTION } from './description'

export type * from '../strip/game'

/** Another Reverse Puzzle, from the sheet of 1928 (docs/rules/another-reverse-puzzle.md). */
export const PUZZLE: StripPuzzle = {
  id: 'another-reverse-puzzle',
  description: DESCRIPTION,
  start: 'RRR.VVV',
  aim: 'VVV.RRR',
}

/** Another Reverse Puzzle, from the sheet of 1928: exchange the three men at each end of the strip in ten moves. */
export const anotherReversePuzzle = defineStripGame(PUZZLE)
