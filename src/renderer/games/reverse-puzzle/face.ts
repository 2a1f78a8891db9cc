import { REVERSE_PUZZLE } from '../../../rules/forty-nine-outfit/strip/game'
import { createStripFace } from '../puzzles/strip/face'
import { en } from './en'
import { puzzleLesson } from '../layout/lesson'

/** One of the two solutions in ten moves. */
const SOLUTION = ['6-7', '3-6', '1-3', '4-1', '7-4', '6-7', '3-6', '5-3', '2-5', '1-2']

/** The first lesson: a step, a jump over two, and the last move. */
const lesson = puzzleLesson('reverse-puzzle', [
  { id: 'step', moves: [], acceptedMoves: ['6-7'] },
  { id: 'double', moves: SOLUTION.slice(0, 1), acceptedMoves: ['3-6'] },
  { id: 'last', moves: SOLUTION.slice(0, -1), acceptedMoves: ['1-2'] },
])

/** Face of the Reverse Puzzle. */
export const reversePuzzleFace = createStripFace({
  id: REVERSE_PUZZLE.id,
  aim: REVERSE_PUZZLE.aim,
  lesson,
  messages: { en },
})
