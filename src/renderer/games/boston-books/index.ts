import type { BostonBooksEvent, BostonBooksView } from '../../../rules/forty-nine-outfit/boston-books'
import { defineFace } from '../define-face'
import { ENLARGED } from '../layout/pages'
import { anchor } from './anchor'
import { lesson } from './lesson'
import { en } from './messages/en'
import { scene } from './scene'
import { bostonExtent } from './scene/field'
import { sound } from './sounds'
import { count, pad } from './tally'
import { attempt, touches } from './touch'
import { eventWords } from './words/events'
import { hintWords } from './words/hints'
import { moveWords } from './words/moves'
import { promptWords } from './words/prompts'

/** Hands grow by what is handed over: a page has room for so many cards. */
const LARGE_HAND = 12

/** Boston Books as the page knows it: calls by touch, books before the hands, words and leaflet. */
export const bostonBooksFace = defineFace<BostonBooksView, BostonBooksEvent>({
  id: 'boston-books',
  scene,
  table: {
    kind: 'cards',
    extent: bostonExtent,
    enlarged: ENLARGED,
    hand: () => LARGE_HAND,
    fans: true,
    beside: () => true,
  },
  touches,
  attempt,
  move: moveWords,
  event: eventWords,
  aloud: ['asked', 'refused', 'book'],
  prompt: promptWords,
  reason: hintWords,
  pad,
  count,
  sound,
  anchor,
  lesson,
  messages: { en },
})
