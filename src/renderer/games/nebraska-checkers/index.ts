import { walkTouches } from '../layout/men'
import type { GameFace } from '../types'
import { anchor } from './anchor'
import { leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { sound } from './sounds'
import { attempt } from './touch'
import { eventWords, moveWords, promptWords, reasonWords } from './words'

/** Nebraska-Checkers as the page knows it: men on the board, the men taken, the kings, and the words for them. */
export const nebraskaCheckersFace: GameFace = {
  id: 'nebraska-checkers',
  scene,
  touches: walkTouches,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  sound,
  leaflet,
  anchor,
  demo: null,
  lesson,
  messages: { en },
}
