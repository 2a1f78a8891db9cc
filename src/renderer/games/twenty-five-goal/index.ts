import { allSquaresExcept, createPegFace } from '../puzzles/pegs/face'
import type { PegTable } from '../puzzles/pegs/table'
import { en } from './messages/en'
import { prompt, result } from './words'
import { puzzleLesson } from '../puzzles/lesson'
import { SOLUTION } from './solution'

/** The first lesson: a straight jump, a diagonal one, and the last one. */
const lesson = puzzleLesson('twenty-five-goal', [
  { id: 'jump', moves: [], acceptedMoves: ['47x49', '35x49'] },
  { id: 'slant', moves: [], acceptedMoves: ['33x49'] },
  { id: 'last', moves: SOLUTION.slice(0, -1), acceptedMoves: ['11x25'] },
])

/** The square of the last man, at the centre of the board. */
const GOAL = 25

/** Face of the "25" Goal. */
export const twentyFiveGoalFace = createPegFace({
  id: 'twenty-five-goal',
  directions: 8,
  start: (seen) => allSquaresExcept(Number(seen.options['start'])),
  aim: () => GOAL,
  minMoves: null,
  prompt,
  result,
  anchor,
  lesson,
  messages: { en },
})

function anchor(seen: PegTable): string {
  const { jumps } = seen.state
  if (seen.over) return 'the-end'
  return jumps === 0 ? 'a-jump' : 'worth-knowing'
}
