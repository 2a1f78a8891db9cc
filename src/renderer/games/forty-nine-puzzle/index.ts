import { allBut, pegFace } from '../puzzles/pegs/face'
import type { PegTable } from '../puzzles/pegs/table'
import { classMarks } from './classes'
import { lesson } from './lesson'
import { en } from './messages/en'
import { isHopeless, isUnbeatable, prompt, result } from './words'

/** The "49" Puzzle as the page knows it. */
export const fortyNinePuzzleFace = pegFace({
  id: 'forty-nine-puzzle',
  directions: 4,
  start: (seen) => allBut(Number(seen.options['start'])),
  aim: (seen) => Number(seen.options['finish']) || null,
  fewest: null,
  prompt,
  result,
  unbeatable: isUnbeatable,
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
