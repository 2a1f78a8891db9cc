import type { GameFace } from '../types'
import { album } from './album'
import { demo } from './demo'
import { anchor, leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { sound } from './sounds'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'

/** Isolation as the page knows it: seven cards, no two in a line. */
export const isolationFace: GameFace = {
  id: 'isolation',
  scene,
  touches,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  album,
  attempt,
  result: resultWords,
  sound,
  leaflet,
  anchor,
  demo,
  lesson,
  messages: { en },
}
