import type { GameFace } from '../types'
import { anchor } from './anchor'
import { demo } from './demo'
import { leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { sound } from './sounds'
import { attempt, plain, touches, withExtras } from './touch'
import { eventWords, extrasOf, moveWords, promptWords, reasonWords } from './words'

/** Forty-Nine as the page knows it: its scene, its touches, its words, its leaflet, its printed game and its lesson. */
export const fortyNineFace: GameFace = {
  id: 'forty-nine',
  scene,
  touches,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  extras: extrasOf,
  withExtras,
  plain,
  attempt,
  sound,
  leaflet,
  anchor,
  demo,
  lesson,
  messages: { en },
}
