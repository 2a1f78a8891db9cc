import type { BostonBooksEvent, BostonBooksView } from '../../../rules/forty-nine-outfit/boston-books'
import { defineFace } from '../define-face'
import { soundsOf } from '../layout/words'
import { ENLARGED } from '../layout/pages'
import { lesson } from './lesson'
import { en } from './messages/en'
import { scene } from './scene'
import { bostonExtent } from './scene/field'
import { count, pad } from './tally'
import { attempt, touches } from './touch'
import { eventWords, hintWords, moveWords, promptWords } from './words'
import { cheaterBooks, isDealing, isUndealt, ownHand, startedColours, stockSize } from './table'

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
  sound: soundsOf<BostonBooksEvent>({
    dealt: 'deal',
    asked: 'call',
    given: 'slide',
    refused: 'pass',
    drawn: 'draw',
    book: ({ cards }) => (cards.includes('C') ? 'cheater' : 'trick'),
    dealOver: 'shuffle',
    ended: 'bell',
  }),
  anchor(seen) {
    if (seen.over) return 'the-end'
    if (isUndealt(seen) || (isDealing(seen) && seen.state.last === null)) return 'the-deal'
    if (cheaterBooks(seen).length > 0 || ownHand(seen).includes('C')) return 'the-cheater'
    if (seen.eye >= 0 && startedColours(seen).length === 0) return 'nothing-to-start-from'
    if (stockSize(seen) === 0) return 'what-comes-of-it'
    return 'a-call'
  },
  lesson,
  messages: { en },
})
