import type { PuzzleSupremeEvent } from '../../../rules/forty-nine-outfit/puzzle-supreme/events'
import type { PuzzleSupremeView } from '../../../rules/forty-nine-outfit/puzzle-supreme/shape'
import { BOARD_EXTENT } from '../../framing/table-layout'
import { defineFace } from '../define-face'
import { soundsOf } from '../layout/events'
import { trayExtent } from '../puzzles/cards-tray'
import { demo } from './demo'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'

/** The Puzzle Supreme as the page knows it: forty-nine cards, sixteen sums. */
export const puzzleSupremeFace = defineFace<PuzzleSupremeView, PuzzleSupremeEvent>({
  id: 'puzzle-supreme',
  scene,
  // Once all cards are laid and right nothing lies around the board.
  table: { kind: 'board', extent: (seen, tall) => (seen.over ? BOARD_EXTENT : trayExtent(tall)) },
  touches,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  result: resultWords,
  sound: soundsOf<PuzzleSupremeEvent>({
    placed: 'lay',
    lifted: 'slide',
    line: 'row',
    solved: 'bell',
  }),
  anchor(seen) {
    const { state, over } = seen
    if (over) return 'the-question-of-1928'
    if (state.tray.length === 49) return 'the-problem'
    return state.tray.length === 0 ? 'the-end' : 'laying-the-cards'
  },
  demo,
  lesson,
  messages: { en },
})
