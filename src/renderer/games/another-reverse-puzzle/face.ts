import { ANOTHER_REVERSE_PUZZLE } from '../../../rules/forty-nine-outfit/strip/game'
import { createStripFace } from '../puzzles/strip/face'
import { en } from './en'
import { puzzleLesson } from '../layout/lesson'

/** One of the four solutions in ten moves. */
const SOLUTION = ['6-4', '3-6', '1-3', '4-1', '7-4', '6-7', '3-6', '5-3', '2-5', '4-2']

/** The first lesson: a jump over one, a jump over two, and the last move. */
const lesson = puzzleLesson('another-reverse-puzzle', [
  { id: 'jump', moves: [], acceptedMoves: ['6-4', '2-4'] },
  { id: 'double', moves: SOLUTION.slice(0, 1), acceptedMoves: ['3-6'] },
  { id: 'last', moves: SOLUTION.slice(0, -1), acceptedMoves: ['4-2'] },
])

/** Face of Another Reverse Puzzle. */
export const anotherReversePuzzleFace = createStripFace({
  id: ANOTHER_REVERSE_PUZZLE.id,
  aim: ANOTHER_REVERSE_PUZZLE.aim,
  lesson,
  messages: { en },
})
