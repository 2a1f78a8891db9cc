import type { TenHandsEvent } from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle/events'
import type { TenHandsView } from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle/shape'
import { defineFace } from '../define-face'
import { soundsOf } from '../layout/events'
import { demo } from './demo'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { racksExtent } from './places'
import { scene } from './scene'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'
import { HANDS, isRight, rankOf } from './table'

/** The Pittsburgh Draw Puzzle as the page knows it: fifty cards, ten racks. */
export const pittsburghDrawPuzzleFace = defineFace<TenHandsView, TenHandsEvent>({
  id: 'pittsburgh-draw-puzzle',
  scene,
  table: { kind: 'tableau', extent: (_seen, tall) => racksExtent(tall) },
  touches,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  result: resultWords,
  sound: soundsOf<TenHandsEvent>({
    placed: ({ to }) => (to === null ? 'slide' : 'lay'),
    filled: ({ right }) => (right ? 'row' : 'pass'),
    solved: 'bell',
  }),
  anchor(seen) {
    if (seen.over) return 'the-question-of-1928'
    if (seen.state.tray.length === 50) return 'the-problem'
    const wrong = HANDS.some((hand) => rankOf(seen.state, hand) !== null && !isRight(seen, hand))
    return wrong ? 'the-ten-hands' : 'where-to-begin'
  },
  demo,
  lesson,
  messages: { en },
})
