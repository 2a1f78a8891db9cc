import type { ThirteenPuzzleEvent, ThirteenPuzzleView } from '../../../rules/forty-nine-outfit/thirteen-puzzle/shape'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { boardPage } from '../layout/pages'
import { en } from './messages/en'
import { scene } from './scene'
import type { Table } from './table'
import { attempt, eventWords, moveWords, prompt, reasonWords, result, touches } from './words'
import { letterOf } from '../../../rules/kit'
import type { Pad, PadLine } from '../types'
import { puzzleLesson } from '../puzzles/lesson'

const line = (what: string, cell: string | number): PadLine => ({
  label: { key: `pad.${what}` },
  cells: [String(cell)],
})

/** Returns the pad: slides made, cards at home and cards not at home; the total is the number of cards at home. */
function pad(seen: Table): Pad {
  const { state, scores } = seen
  return {
    lines: [line('slides', state.moveCount), line('home', state.home), line('abroad', 13 - state.home)],
    totals: [String(scores[letterOf(0)] ?? 0)],
  }
}

/** A mix with all cards at home except three, which rotate through the last four squares. */
const tape = ['1', '2', '3', '4', '5', '7', '13', '8', '9', '10', '11', '12', '6']
const SOLUTION = ['7-14', '6-7', '13-6', '14-13']

/** The first lesson: a slide, the rotation of the last four squares, and the last card. */
const lesson = puzzleLesson('thirteen-puzzle', [
  { id: 'slide', tape, moves: [], acceptedMoves: ['7-14'] },
  { id: 'turn', tape, moves: SOLUTION.slice(0, 2), acceptedMoves: ['13-6'] },
  { id: 'home', tape, moves: SOLUTION.slice(0, 3), acceptedMoves: ['14-13'] },
])

/** Face of the "13" Puzzle: thirteen cards that slide on two rows of the board. */
export const thirteenPuzzleFace = defineFace<ThirteenPuzzleView, ThirteenPuzzleEvent>({
  id: 'thirteen-puzzle',
  scene,
  tableLayout: boardPage({ hasGroupsBeside: () => true }),
  touches,
  attempt,
  moveWords: (seen, _seat, move) => moveWords(seen, move),
  eventWords,
  prompt,
  result,
  reason: (seen, _seat, move) => reasonWords(seen, move),
  pad,
  sound: createSounds<ThirteenPuzzleEvent>({
    dealt: 'deal',
    slid: 'slide',
    home: 'lay',
    column: 'row',
    ended: ({ reason }) => (reason === 'solved' ? 'bell' : 'penalty'),
  }),
  anchor,
  lesson,
  messages: { en },
})

function anchor(seen: Table): string {
  const { solved, moveCount } = seen.state
  if (seen.over && !solved) return 'mixes-that-cannot-come-home'
  return moveCount === 0 ? 'a-slide' : 'worth-knowing'
}
