import { puzzleLesson } from '../puzzles/lesson'
import { SOLUTION } from './solution'

/** The first lesson: a straight jump, a slanting one, and the last one. */
export const lesson = puzzleLesson('twenty-five-goal', [
  { id: 'jump', moves: [], wanted: ['47x49', '35x49'] },
  { id: 'slant', moves: [], wanted: ['33x49'] },
  { id: 'last', moves: SOLUTION.slice(0, -1), wanted: ['11x25'] },
])
