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

/** The Pittsburgh Draw Puzzle as the page knows it: fifty cards, ten racks. */
export const pittsburghDrawPuzzleFace: GameFace = {
  id: 'pittsburgh-draw-puzzle',
  scene,
  whole: true,
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
