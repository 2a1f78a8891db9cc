import { puzzleLesson } from '../puzzles/lesson'

/** One of the four ways in ten moves. */
const WAY = ['6-4', '3-6', '1-3', '4-1', '7-4', '6-7', '3-6', '5-3', '2-5', '4-2']

/** The first lesson: a jump over one, a jump over two, and the last move. */
export const lesson = puzzleLesson('another-reverse-puzzle', [
  { id: 'jump', moves: [], wanted: ['6-4', '2-4'] },
  { id: 'double', moves: WAY.slice(0, 1), wanted: ['3-6'] },
  { id: 'last', moves: WAY.slice(0, -1), wanted: ['4-2'] },
])
