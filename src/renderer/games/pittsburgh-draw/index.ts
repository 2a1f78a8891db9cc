import type { PittsburghEvent, PittsburghView } from '../../../rules/forty-nine-outfit/pittsburgh-draw/shape'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { lesson } from './lesson'
import { en } from './messages/en'
import { scene } from './scene'
import { pittsburghExtent } from './scene/field'
import { count, pad } from './pad'
import { TAKE_UP, isShowing, isUndealt, type Table } from './table'
import { attempt, STAND, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords } from './words'
import { eyeOf, isOpenHand } from '../layout/eye'

/** Returns the anchor of the leaflet's section that matters for this position. */
function anchor(seen: Table): string {
  if (seen.over) return 'the-end'
  if (isShowing(seen)) return 'the-showing'
  if (isUndealt(seen)) return 'the-deal'
  const eye = eyeOf(seen)
  const hand = seen.state.hands[eye ?? '']
  if (isOpenHand(hand) && hand.includes('C')) return 'the-cheater'
  return seen.state.turn === eye ? 'the-ten-hands' : 'the-exchange'
}

/** Face of Pittsburgh Draw: the exchange and the showing of hands. */
export const pittsburghDrawFace = defineFace<PittsburghView, PittsburghEvent>({
  id: 'pittsburgh-draw',
  scene,
  tableLayout: {
    kind: 'cards',
    extent: pittsburghExtent,
    handSize: () => 5,
    hasFans: true,
    hasGroupsBeside: () => true,
  },
  touches,
  attempt,
  anyOrder: 'all',
  moveWords,
  verbs: () => [
    { touches: [TAKE_UP], words: { key: 'verb.take-up' } },
    { touches: [STAND], words: { key: 'verb.stand' } },
  ],
  eventWords,
  announcement: ['won'],
  prompt: promptWords,
  reason: reasonWords,
  pad,
  count,
  sound: createSounds<PittsburghEvent>({
    dealt: 'deal',
    stood: 'pass',
    discarded: 'slide',
    drawn: 'draw',
    reshuffled: 'shuffle',
    shown: ({ hand }) => (hand.cheaterAs === null ? 'flip' : 'cheater'),
    won: 'pencil',
    ended: 'bell',
  }),
  anchor,
  lesson,
  messages: { en },
})
