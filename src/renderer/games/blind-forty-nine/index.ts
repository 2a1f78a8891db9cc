import type { BlindFortyNineEvent, BlindFortyNineView } from '../../../rules/forty-nine-outfit/blind-forty-nine'
import { defineFace } from '../define-face'
import { soundsOf } from '../layout/events'
import { boardPage } from '../layout/pages'
import { count } from './count'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { attempt, touches } from './touch'
import { eventWords, moveWords, reasonWords, promptWords, resultWords } from './words'
import { fullRows } from '../puzzles/fives-and-rows'
import { LAST } from './table'

/** The Blind "49" as the page knows it: face-down cards, and one in hand that says where to look next. */
export const blindFortyNineFace = defineFace<BlindFortyNineView, BlindFortyNineEvent>({
  id: 'blind-forty-nine',
  scene,
  table: boardPage({ hand: () => 1 }),
  touches,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  result: resultWords,
  count,
  sound: soundsOf<BlindFortyNineEvent>({
    dealt: 'deal',
    lifted: 'flip',
    laid: 'lay',
    scored: (it) => (it.for.startsWith('row') ? 'row' : 'pencil'),
    ended: 'bell',
  }),
  anchor(seen) {
    const { state, over } = seen
    if (over) return 'how-far-it-goes'
    if (state.inHand === LAST) return 'the-end'
    if (fullRows(state.faceUp).length > 0) return 'what-counts'
    return state.turned === 0 ? 'laying-out' : 'turning'
  },
  lesson,
  messages: { en },
})
