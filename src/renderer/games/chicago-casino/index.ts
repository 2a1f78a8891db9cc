import type { ChicagoEvent } from '../../../rules/forty-nine-outfit/chicago-casino/events'
import type { ChicagoView } from '../../../rules/forty-nine-outfit/chicago-casino/shape'
import { readable } from '../casino/reason'
import { casinoPage } from '../casino/page'
import { casinoScene } from '../casino/scene'
import { attemptOf, touches } from '../casino/touch'
import { defineFace } from '../define-face'
import { anchor } from './anchor'
import { count, pad } from './counted'
import { lesson } from './lesson'
import { en } from './messages/en'
import { sound } from './sounds'
import { CHICAGO, rankOf } from './table'
import { eventWords, moveWords, promptWords, reasonWords } from './words'

/** Chicago-Casino as the page knows it: the outfit's cards without its board, taken by higher cards of their colour. */
export const chicagoCasinoFace = defineFace<ChicagoView, ChicagoEvent>({
  id: 'chicago-casino',
  scene: casinoScene(CHICAGO),
  table: casinoPage(CHICAGO),
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
  anchor,
  lesson,
  messages: { en },
})
