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
import { eventWords, moveWords, promptWords, reasonWords } from './words'

/** Colorow as the page knows it: the board filling with colours, the rows that light up, and the words for them. */
export const colorowFace: GameFace = {
  id: 'colorow',
  scene,
  touches,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  count,
  sound,
  leaflet,
  anchor,
  demo: null,
  lesson,
  messages: { en },
}
