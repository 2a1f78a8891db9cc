import type { FortyNineEvent, FortyNineView } from '../../../rules/forty-nine-outfit/forty-nine/shape'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { demo } from './demo'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { pageLayout } from './page-layout'
import { scene } from './scene'
import { attempt, withoutExtras, touches, withExtras } from './touch'
import { eventWords, extrasOf, moveWords, promptWords, reasonWords } from './words'
import { isRound } from '../layout/board'
import { eyeOf, isOpenHand } from '../layout/eye'
import { isBaltimore, isFresh, isStrict, stockSize, type Table } from './table'

/** Returns the anchor of the leaflet's section that matters for this position. */
function anchor(seen: Table): string {
  if (seen.over) return 'the-end'
  if (isFresh(seen.state)) return 'the-deal'
  const hand = seen.state.hands[eyeOf(seen) ?? '']
  if (stockSize(seen.state) === 0) return 'when-the-stock-is-gone'
  if (isOpenHand(hand) && hand.includes('C')) return 'the-cheater'
  if (isOpenHand(hand) && hand.includes('49')) return 'the-end'
  if (isStrict(seen)) return 'the-strict-game'
  return isBaltimore(seen) ? 'baltimore-style' : 'a-turn'
}

/** Face of Forty-Nine: its scene, touches, words, printed game and lesson. */
export const fortyNineFace = defineFace<FortyNineView, FortyNineEvent>({
  id: 'forty-nine',
  scene,
  tableLayout: pageLayout,
  touches,
  moveWords,
  verbs: () => [
    { touches: ['stock'], words: { key: 'verb.draw' } },
    { touches: ['pass'], words: { key: 'verb.pass' } },
  ],
  eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  extras: extrasOf,
  withExtras,
  withoutExtras,
  attempt,
  sound: createSounds<FortyNineEvent>({
    dealt: 'deal',
    drawn: 'draw',
    laid: ({ card, square }) => (card === 'C' && isRound(square) ? 'cheater' : 'lay'),
    row: ({ claimed }) => (claimed ? 'row' : null),
    scored: 'pencil',
    lastCard: ({ announced }) => (announced ? 'bell' : null),
    returned: 'lay',
    forfeited: 'penalty',
    passed: 'pass',
    skipped: 'pass',
    paid: 'chip',
    ended: 'bell',
  }),
  anchor,
  demo,
  lesson,
  messages: { en },
})
