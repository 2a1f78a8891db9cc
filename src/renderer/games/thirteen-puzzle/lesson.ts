import { puzzleLesson } from '../puzzles/lesson'

/** All home but three, which turn about the last four squares. */
const tape = ['1', '2', '3', '4', '5', '7', '13', '8', '9', '10', '11', '12', '6']
const WAY = ['7-14', '6-7', '13-6', '14-13']

/** The first lesson: a slide, the turning of the last four squares, and the last card. */
export const lesson = puzzleLesson('thirteen-puzzle', [
  { id: 'slide', tape, moves: [], wanted: ['7-14'] },
  { id: 'turn', tape, moves: WAY.slice(0, 2), wanted: ['13-6'] },
  { id: 'home', tape, moves: WAY.slice(0, 3), wanted: ['14-13'] },
])
