import { allSquaresExcept, createPegFace } from '../puzzles/pegs/face'
import type { PegTable } from '../puzzles/pegs/table'
import { classMarks } from './classes'
import { en } from './messages/en'
import { isHopeless, isUnbeatable, prompt, result } from './words'
import { puzzleLesson } from '../puzzles/lesson'
import { SOLUTION } from './solution'

const options = { start: 18, finish: 0 }
/** Number of jumps of the solution before the one along the edge. */
const JUMPS_BEFORE_EDGE = 7

/** The first lesson: a jump, a jump along the edge, and the last one. */
const lesson = puzzleLesson('forty-nine-puzzle', [
  { id: 'jump', options, moves: [], acceptedMoves: ['16x18', '20x18', '4x18', '32x18'] },
  { id: 'edge', options, moves: SOLUTION.slice(0, JUMPS_BEFORE_EDGE), acceptedMoves: ['28x14'] },
  { id: 'last', options, moves: SOLUTION.slice(0, -1), acceptedMoves: ['30x32'] },
])

/** Face of the "49" Puzzle. */
export const fortyNinePuzzleFace = createPegFace({
  id: 'forty-nine-puzzle',
  directions: 4,
  start: (seen) => allSquaresExcept(Number(seen.options['start'])),
  aim: (seen) => Number(seen.options['finish']) || null,
  minMoves: null,
  prompt,
  result,
  isUnbeatable,
  anchor,
  proof: { words: { key: 'lens' }, marks: classMarks },
  lesson,
  messages: { en },
})

function anchor(seen: PegTable): string {
  const { jumps } = seen.state
  if (seen.over) return 'the-end'
  if (isHopeless(seen)) return 'the-rule-of-threes'
  return jumps === 0 ? 'a-jump' : 'worth-knowing'
}
