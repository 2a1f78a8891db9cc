import type { MysticDoubleCrossEvent } from '../../../rules/forty-nine-outfit/mystic-double-cross/events'
import type { MysticDoubleCrossView } from '../../../rules/forty-nine-outfit/mystic-double-cross/shape'
import { defineFace } from '../define-face'
import { boardPage } from '../layout/pages'
import { demo } from './demo'
import { anchor } from './anchor'
import { lesson } from './lesson'
import { en } from './messages/en'
import { count, pad } from './pad'
import { scene } from './scene'
import { sound } from './sounds'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'

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
  sound,
  anchor,
  demo,
  lesson,
  messages: { en },
})
