import type { ColorowEvent, ColorowView } from '../../../rules/forty-nine-outfit/colorow'
import { defineFace } from '../define-face'
import { boardPage } from '../layout/pages'
import { anchor } from './anchor'
import { count } from './count'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { sound } from './sounds'
import { isStrict } from './table'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords } from './words'

/** Colorow as the page knows it: the board filling with colours, the rows that light up, and the words for them. */
export const colorowFace = defineFace<ColorowView, ColorowEvent>({
  id: 'colorow',
  scene,
  table: boardPage({ hand: (seen) => Math.floor(49 / seen.seats), fans: true, beside: () => true }),
  touches,
  move: moveWords,
  verbs: (seen) =>
    isStrict(seen)
      ? [
          { touches: ['say:accept'], words: { key: 'verb.accept' } },
          { touches: ['say:dispute'], words: { key: 'verb.dispute' } },
        ]
      : [],
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  count,
  sound,
  anchor,
  lesson,
  messages: { en },
})
