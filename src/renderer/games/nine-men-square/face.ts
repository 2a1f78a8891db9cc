import { createNineMenFace } from '../puzzles/nine-men/face'
import { en } from './en'
import { puzzleLesson } from '../layout/lesson'

/** One of the sixteen solutions in four moves. */
const SOLUTION = ['25x11', '32x16x18', '19x17', '11x23x39x27x25']

/** The first lesson: a jump, a chain, and the way back to the centre. */
const lesson = puzzleLesson('nine-men-square', [
  { id: 'jump', moves: [], acceptedMoves: ['25x11'] },
  { id: 'chain', moves: SOLUTION.slice(0, 1), acceptedMoves: ['32x16x18'] },
  { id: 'home', moves: SOLUTION.slice(0, 3), acceptedMoves: ['11x23x39x27x25'] },
])

/** Face of the Nine Men Square Puzzle. */
export const nineMenSquareFace = createNineMenFace({
  id: 'nine-men-square',
  men: [17, 18, 19, 24, 25, 26, 31, 32, 33],
  lesson,
  messages: { en },
})
