import type { BostonBooksEvent, BostonBooksView } from '../../../rules/forty-nine-outfit/boston-books/shape'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { CENTRE_CARD_SCALE } from '../layout/pages'
import { lesson } from './lesson'
import { en } from './messages/en'
import { scene } from './scene'
import { bostonExtent } from './scene/field'
import { count, counts, pad } from './pad'
import { attempt, touches } from './touch'
import { eventWords, hintWords, moveWords, promptWords } from './words'
import { cheaterBooks, isUntouched, isUndealt, ownHand, startedColours, stockSize } from './table'

/** Number of cards of a hand for which a page has room; hands grow by cards handed over. */
const LARGE_HAND = 12

/** Face of Boston Books: calls made by touch, books in front of the hands. */
export const bostonBooksFace = defineFace<BostonBooksView, BostonBooksEvent>({
  id: 'boston-books',
  scene,
  tableLayout: {
    kind: 'cards',
    extent: bostonExtent,
    cardScale: CENTRE_CARD_SCALE,
    handSize: () => LARGE_HAND,
    hasFans: true,
    hasGroupsBeside: () => true,
  },
  touches,
  attempt,
  moveWords,
  eventWords,
  announcement: ['asked', 'refused', 'book'],
  prompt: promptWords,
  reason: hintWords,
  pad,
  runningCounts: counts,
  count,
  sound: createSounds<BostonBooksEvent>({
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
    if (isUndealt(seen) || (isUntouched(seen) && seen.state.last === null)) return 'the-deal'
    if (cheaterBooks(seen).length > 0 || ownHand(seen).includes('C')) return 'the-cheater'
    if (seen.eye >= 0 && startedColours(seen).length === 0) return 'nothing-to-start-from'
    if (stockSize(seen) === 0) return 'what-comes-of-it'
    return 'a-call'
  },
  lesson,
  messages: { en },
})
