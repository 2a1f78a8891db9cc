import type { GameFace } from '../types'
import { anchor } from './anchor'
import { count } from './count'
import { leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { sound } from './sounds'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'

/** The Blind "49" as the page knows it: face-down cards, and one in hand that says where to look next. */
export const blindFortyNineFace: GameFace = {
  id: 'blind-forty-nine',
  scene,
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
  leaflet,
  anchor,
  demo: null,
  lesson,
  messages: { en },
}
