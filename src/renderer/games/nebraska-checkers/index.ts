import type { NebraskaEvent, NebraskaView } from '../../../rules/forty-nine-outfit/nebraska-checkers'
import { walkTouches } from '../layout/men'
import { defineFace } from '../define-face'
import { soundsOf } from '../layout/events'
import { boardPage } from '../layout/pages'
import { anchor } from './anchor'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { attempt } from './touch'
import { eventWords, moveWords, promptWords, reasonWords } from './words'

/** Nebraska-Checkers as the page knows it: men on the board, the men taken, the kings, and the words for them. */
export const nebraskaCheckersFace = defineFace<NebraskaView, NebraskaEvent>({
  id: 'nebraska-checkers',
  scene,
  table: boardPage({ beside: () => true }),
  unscored: true,
  touches: walkTouches,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  sound: soundsOf<NebraskaEvent>({
    stepped: 'man',
    jumped: 'hop',
    crowned: 'crown',
    taken: 'capture',
    barred: 'penalty',
    ended: 'bell',
  }),
  anchor,
  lesson,
  messages: { en },
})
