import type { IsolationEvent } from '../../../rules/forty-nine-outfit/isolation/events'
import type { IsolationView } from '../../../rules/forty-nine-outfit/isolation/shape'
import { defineFace } from '../define-face'
import { soundsOf } from '../layout/events'
import { boardPage } from '../layout/pages'
import { album } from './album'
import { demo } from './demo'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'

/** Isolation as the page knows it: seven cards, no two in a line. */
export const isolationFace = defineFace<IsolationView, IsolationEvent>({
  id: 'isolation',
  scene,
  table: boardPage({ beside: () => true }),
  touches,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  album,
  attempt,
  result: resultWords,
  sound: soundsOf<IsolationEvent>({
    laid: 'lay',
    moved: 'slide',
    takenUp: 'draw',
    solved: 'bell',
  }),
  anchor(seen) {
    const { state, over } = seen
    if (over) return 'the-forty'
    if (state.clashes > 0) return 'what-clashes'
    return state.squares.length === 0 ? 'the-problem' : 'laying-the-cards'
  },
  demo,
  lesson,
  messages: { en },
})
