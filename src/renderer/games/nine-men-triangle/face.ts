import { createNineMenFace } from '../puzzles/nine-men/face'
import { en } from './en'
import { puzzleLesson } from '../layout/lesson'

/** One of the fourteen solutions in four moves. */
const SOLUTION = ['32x30', '38x36x24', '33x17x31x47x33', '41x25']

/** The first lesson: a jump, a chain, a tour, and the landing on 25. */
const lesson = puzzleLesson('nine-men-triangle', [
  { id: 'jump', moves: [], acceptedMoves: ['32x30'] },
  { id: 'chain', moves: SOLUTION.slice(0, 1), acceptedMoves: ['38x36x24'] },
  { id: 'tour', moves: SOLUTION.slice(0, 2), acceptedMoves: ['33x17x31x47x33', '33x47x31x17x33'] },
  { id: 'home', moves: SOLUTION.slice(0, 3), acceptedMoves: ['41x25'] },
])

/** Face of the Nine Men Triangle Puzzle. */
export const nineMenTriangleFace = createNineMenFace({
  id: 'nine-men-triangle',
  men: [25, 31, 32, 33, 37, 38, 39, 40, 41],
  lesson,
  messages: { en },
})
