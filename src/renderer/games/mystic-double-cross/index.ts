import type { GameFace } from '../types'
import { demo } from './demo'
import { anchor, leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { count, pad } from './pad'
import { scene } from './scene'
import { sound } from './sounds'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'

/** The Mystic Double Cross as the page knows it: twenty-five cards turned up, and one choice. */
export const mysticDoubleCrossFace: GameFace = {
  id: 'mystic-double-cross',
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
