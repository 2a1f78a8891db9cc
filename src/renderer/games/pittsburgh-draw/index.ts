import type { PittsburghEvent, PittsburghView } from '../../../rules/forty-nine-outfit/pittsburgh-draw'
import { defineFace } from '../define-face'
import { soundsOf } from '../layout/events'
import { anchor } from './anchor'
import { lesson } from './lesson'
import { en } from './messages/en'
import { scene } from './scene'
import { pittsburghExtent } from './scene/field'
import { count, pad } from './tally'
import { TAKE_UP } from './table'
import { attempt, STAND, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords } from './words'

/** Pittsburgh Draw as the page knows it: the exchange, the showing of hands, words and leaflet. */
export const pittsburghDrawFace = defineFace<PittsburghView, PittsburghEvent>({
  id: 'pittsburgh-draw',
  scene,
  table: {
    kind: 'cards',
    extent: pittsburghExtent,
    hand: () => 5,
    fans: true,
    beside: () => true,
  },
  touches,
  attempt,
  anyOrder: 'all',
  move: moveWords,
  verbs: () => [
    { touches: [TAKE_UP], words: { key: 'verb.take-up' } },
    { touches: [STAND], words: { key: 'verb.stand' } },
  ],
  event: eventWords,
  aloud: ['won'],
  prompt: promptWords,
  reason: reasonWords,
  pad,
  count,
  sound: soundsOf<PittsburghEvent>({
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
