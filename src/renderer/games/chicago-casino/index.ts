import { readable } from '../casino/reason'
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
import { CHICAGO, rankOf } from './table'
import { eventWords, moveWords, promptWords } from './words'
import { reasonWords } from './words/reasons'

/** Chicago-Casino as the page knows it: the outfit's cards without its board, taken by higher cards of their colour. */
export const chicagoCasinoFace: GameFace = {
  id: 'chicago-casino',
  scene: casinoScene(CHICAGO),
  field: (seen) => casinoField(seen, 'sideways'),
  touches,
  attempt: (touched) => attemptOf(touched, rankOf),
  anyOrder: true,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: (seen, seat, move) => readable(reasonWords(seen, seat, move)),
  pad,
  count,
  sound,
  leaflet,
  anchor,
  demo: null,
  lesson,
  messages: { en },
}
