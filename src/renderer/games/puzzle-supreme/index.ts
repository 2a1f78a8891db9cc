import type { GameFace } from '../types'
import { demo } from './demo'
import { anchor, leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { sound } from './sounds'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'

/** The Puzzle Supreme as the page knows it: forty-nine cards, sixteen sums. */
export const puzzleSupremeFace: GameFace = {
  id: 'puzzle-supreme',
  scene,
  touches,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  result: resultWords,
  sound,
  leaflet,
  anchor,
  demo,
  lesson,
  messages: { en },
}
