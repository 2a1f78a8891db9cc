import type { GameFace } from '../types'
import { anchor } from './anchor'
import { count } from './count'
import { demo } from './demo'
import { leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { sound } from './sounds'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'

/** Colorow Solitaire as the page knows it: a workbench of seven colours, and how much they count. */
export const colorowSolitaireFace: GameFace = {
  id: 'colorow-solitaire',
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
  demo,
  lesson,
  messages: { en },
}
