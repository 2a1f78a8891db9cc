import { defineStripGame, type StripPuzzle } from '../strip/game'
import { DESCRIPTION } from './description'

export type * from '../strip/game'

/** The Reverse Puzzle, from the sheet of 1928 (docs/rules/reverse-puzzle.md). */
export const PUZZLE: StripPuzzle = {
  id: 'reverse-puzzle',
  description: DESCRIPTION,
  start: 'RRRVVV.',
  aim: '.VVVRRR',
}

/**
 * The Reverse Puzzle, from the sheet of 1928: six men and a vacancy at one end; exchange the two kinds of men in ten
 * moves.
 */
export const reversePuzzle = defineStripGame(PUZZLE)
