import type { GameFace } from '../types'
import { anchor } from './anchor'
import { leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { scene } from './scene'
import { pittsburghField } from './scene/field'
import { sound } from './sounds'
import { count, pad } from './tally'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords } from './words'

/** Pittsburgh Draw as the page knows it: the exchange, the showing of hands, words and leaflet. */
export const pittsburghDrawFace: GameFace = {
  id: 'pittsburgh-draw',
  scene,
  field: pittsburghField,
  touches,
  attempt,
  anyOrder: 'all',
  move: moveWords,
  event: eventWords,
  aloud: (event, seen) => (event.type === 'won' ? eventWords(event, seen) : null),
  prompt: promptWords,
  reason: reasonWords,
  pad,
  count,
  sound,
  leaflet,
  anchor,
  demo: null,
  lesson,
  messages: { en },
}
