import { readable } from '../casino/reason'
import { result } from '../casino/result'
import { casinoField } from '../casino/field'
import { casinoScene } from '../casino/scene'
import { attemptOf, touches } from '../casino/touch'
import type { GameFace } from '../types'
import { anchor } from './anchor'
import { count, pad } from './counted'
import { leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { sound } from './sounds'
import { cardLabel, LION } from './table'
import { eventWords, moveWords, promptWords } from './words'
import { reasonWords } from './words/reasons'

/** Color Casino as the page knows it: a faded deck of four colours, pairs set apart with what takes them on tickets. */
export const colorCasinoFace: GameFace = {
  id: 'color-casino',
  scene: casinoScene(LION),
  field: (seen) => casinoField(seen, 'sideways'),
  touches,
  attempt: (touched) => attemptOf(touched, (card) => LION.order(card)),
  anyOrder: true,
  move: moveWords,
  event: eventWords,
  aloud: (event, seen) => (event.type === 'sweep' ? eventWords(event, seen) : null),
  prompt: promptWords,
  reason: (seen, seat, move) => readable(reasonWords(seen, seat, move), cardLabel),
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
