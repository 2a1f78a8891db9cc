import type { NewYorkWhistEvent, NewYorkWhistView } from '../../../rules/forty-nine-outfit/new-york-whist'
import { defineFace } from '../define-face'
import { soundsOf } from '../layout/events'
import { ENLARGED, trickExtent } from '../layout/pages'
import { anchor } from './anchor'
import { count } from './count'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { result } from './result'
import { packSize } from './table'
import { scene } from './scene'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords } from './words'

/** New York Whist as the page knows it: tricks in the middle, packets before the sides, words and leaflet. */
export const newYorkWhistFace = defineFace<NewYorkWhistView, NewYorkWhistEvent>({
  id: 'new-york-whist',
  scene,
  table: {
    kind: 'cards',
    extent: (seen) => trickExtent(seen.seats),
    enlarged: ENLARGED,
    hand: (seen) => Math.floor(packSize(seen) / seen.seats),
    fans: true,
    beside: () => true,
  },
  touches,
  attempt,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  count,
  result,
  sound: soundsOf<NewYorkWhistEvent>({
    dealt: 'deal',
    laid: ({ card }) => (card === 'C' ? 'cheater' : 'lay'),
    taken: 'trick',
    blind: 'flip',
    ended: 'bell',
  }),
  anchor,
  lesson,
  messages: { en },
})
