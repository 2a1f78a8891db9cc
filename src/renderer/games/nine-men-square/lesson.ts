import { puzzleLesson } from '../puzzles/lesson'

/** One of the sixteen ways in four moves. */
const WAY = ['25x11', '32x16x18', '19x17', '11x23x39x27x25']

/** The first lesson: a jump, a chain, and the journey home. */
export const lesson = puzzleLesson('nine-men-square', [
  { id: 'jump', moves: [], wanted: ['25x11'] },
  { id: 'chain', moves: WAY.slice(0, 1), wanted: ['32x16x18'] },
  { id: 'home', moves: WAY.slice(0, 3), wanted: ['11x23x39x27x25'] },
])
