import { puzzleLesson } from '../puzzles/lesson'
import { SOLUTION } from './solution'

const options = { start: 18, finish: 0 }
/** So many jumps of the solution stand before the one along the edge. */
const TO_THE_EDGE = 7

/** The first lesson: a jump, a jump along the edge, and the last one. */
export const lesson = puzzleLesson('forty-nine-puzzle', [
  { id: 'jump', options, moves: [], wanted: ['16x18', '20x18', '4x18', '32x18'] },
  { id: 'edge', options, moves: SOLUTION.slice(0, TO_THE_EDGE), wanted: ['28x14'] },
  { id: 'last', options, moves: SOLUTION.slice(0, -1), wanted: ['30x32'] },
])
