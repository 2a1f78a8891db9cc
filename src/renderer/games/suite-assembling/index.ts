import type { GameFace } from '../types'
import { demo } from './demo'
import { anchor, leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { sound } from './sounds'
import { again, attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'

/** Suite Assembling Solitaire as the page knows it: seven piles, seven colours, a pack dealt by threes. */
export const suiteAssemblingFace: GameFace = {
  id: 'suite-assembling',
  scene,
  whole: true,
  touches,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  again,
  result: resultWords,
  sound,
  leaflet,
  anchor,
  demo,
  lesson,
  messages: { en },
}
