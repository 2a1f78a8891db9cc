import { defineStripGame, type StripPuzzle } from '../strip/game'

export type * from '../strip/game'

export const PUZZLE: StripPuzzle = {
  id: 'reverse-puzzle',
  title: 'The Reverse Puzzle',
  start: 'RRRVVV.',
  aim: '.VVVRRR',
}

/**
 * The Reverse Puzzle, from the sheet of 1928: six men and a vacancy at one end; exchange the two kinds of men in ten
 * moves.
 */
export const reversePuzzle = defineStripGame(PUZZLE)
