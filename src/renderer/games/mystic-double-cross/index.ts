import type { MysticDoubleCrossEvent } from '../../../rules/forty-nine-outfit/mystic-double-cross/events'
import type { MysticDoubleCrossView } from '../../../rules/forty-nine-outfit/mystic-double-cross/shape'
import { defineFace } from '../define-face'
import { soundsOf } from '../layout/events'
import { boardPage } from '../layout/pages'
import { demo } from './demo'
import { lesson } from './lesson'
import { en } from './messages/en'
import { count, pad } from './pad'
import { scene } from './scene'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'
import { isUndealt } from './table'

/** The Mystic Double Cross as the page knows it: twenty-five cards turned up, and one choice. */
export const mysticDoubleCrossFace = defineFace<MysticDoubleCrossView, MysticDoubleCrossEvent>({
  id: 'mystic-double-cross',
  scene,
  table: boardPage({ beside: () => true }),
  touches,
  move: moveWords,
  verbs: () => [{ touches: ['stock'], words: { key: 'verb.draw' } }],
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  result: resultWords,
  count,
  sound: soundsOf<MysticDoubleCrossEvent>({
    dealt: 'shuffle',
    turned: 'flip',
    laid: 'lay',
    aside: 'pass',
    held: 'cheater',
    scored: (it) => (it.for.startsWith('row') ? 'row' : 'bell'),
    ended: ({ reason }) => (reason === 'solved' ? 'row' : null),
  }),
  anchor(seen) {
    if (seen.over) return 'what-counts'
    if (seen.state.inHand !== null) return 'the-cheater'
    return isUndealt(seen) || seen.state.drawn === 0 ? 'the-cards' : 'turning-up'
  },
  demo,
  lesson,
  messages: { en },
})
