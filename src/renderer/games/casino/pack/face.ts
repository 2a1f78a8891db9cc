import type { GameFace } from '../../types'
import { casinoScene } from '../scene'
import { attemptOf, touches } from '../touch'
import { orderOf } from './cards'
import { count, pad } from './counted'
import { eventWords } from './events'
import { sound } from './sounds'
import { PACK } from './table'
import { moveWords, promptWords } from './words'

/** What the faces of both sheets of Cassino have in common. */
export const cassinoFace = {
  scene: casinoScene(PACK),
  touches,
  attempt: (touched) => attemptOf(touched, orderOf, 'AS'),
  anyOrder: true,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  pad,
  count,
  sound,
  demo: null,
} as const satisfies Partial<GameFace>
