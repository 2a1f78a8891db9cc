import type { GameFace } from '../types'
import { anchor } from './anchor'
import { count } from './count'
import { leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { result } from './result'
import { scene } from './scene'
import { whistField } from './scene/field'
import { sound } from './sounds'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords } from './words'

/** New York Whist as the page knows it: tricks in the middle, packets before the sides, words and leaflet. */
export const newYorkWhistFace: GameFace = {
  id: 'new-york-whist',
  scene,
  field: (seen) => whistField(seen, 'sideways'),
  touches,
  attempt,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  count,
  result,
  sound,
  leaflet,
  anchor,
  demo: null,
  lesson,
  messages: { en },
}
