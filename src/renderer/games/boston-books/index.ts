import type { GameFace } from '../types'
import { anchor } from './anchor'
import { leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { scene } from './scene'
import { bostonField } from './scene/field'
import { sound } from './sounds'
import { count, pad } from './tally'
import { attempt, touches } from './touch'
import { eventWords, hintWords, moveWords, promptWords } from './words'

/** What is said at the table for all to hear. */
const SAID: ReadonlySet<string> = new Set(['asked', 'refused', 'book'])

/** Boston Books as the page knows it: calls by touch, books before the hands, words and leaflet. */
export const bostonBooksFace: GameFace = {
  id: 'boston-books',
  scene,
  field: () => bostonField('sideways'),
  touches,
  attempt,
  move: moveWords,
  event: eventWords,
  aloud: (event, seen) => (SAID.has(event.type) ? eventWords(event, seen) : null),
  prompt: promptWords,
  reason: hintWords,
  pad,
  count,
  sound,
  leaflet,
  anchor,
  demo: null,
  lesson,
  messages: { en },
}
