import type { BlindFortyNineEvent, BlindFortyNineView } from '../../../rules/forty-nine-outfit/blind-forty-nine'
import { defineFace } from '../define-face'
import { boardPage } from '../layout/pages'
import { anchor } from './anchor'
import { count } from './count'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { sound } from './sounds'
import { attempt, touches } from './touch'
import { eventWords } from './words/events'
import { moveWords, reasonWords } from './words/moves'
import { promptWords, resultWords } from './words/prompts'

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
  sound,
  anchor,
  lesson,
  messages: { en },
})
