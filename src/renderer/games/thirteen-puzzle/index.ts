import type { ThirteenPuzzleEvent, ThirteenPuzzleView } from '../../../rules/forty-nine-outfit/thirteen-puzzle'
import { defineFace } from '../define-face'
import { soundsOf } from '../layout/events'
import { boardPage } from '../layout/pages'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import type { Table } from './table'
import { attempt, eventWords, moveWords, prompt, reasonWords, result, touches } from './words'

/** The "13" Puzzle as the page knows it: thirteen cards that slide on two rows of the board. */
export const thirteenPuzzleFace = defineFace<ThirteenPuzzleView, ThirteenPuzzleEvent>({
  id: 'thirteen-puzzle',
  scene,
  table: boardPage({ beside: () => true }),
  touches,
  attempt,
  move: (seen, _seat, move) => moveWords(seen, move),
  event: eventWords,
  prompt,
  result,
  reason: (seen, _seat, move) => reasonWords(seen, move),
  pad,
  sound: soundsOf<ThirteenPuzzleEvent>({
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
