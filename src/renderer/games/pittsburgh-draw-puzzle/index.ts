import type { TenHandsEvent } from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle/events'
import type { TenHandsView } from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle/shape'
import { defineFace } from '../define-face'
import { demo } from './demo'
import { anchor } from './anchor'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { racksExtent } from './places'
import { scene } from './scene'
import { sound } from './sounds'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'

/** The Pittsburgh Draw Puzzle as the page knows it: fifty cards, ten racks. */
export const pittsburghDrawPuzzleFace = defineFace<TenHandsView, TenHandsEvent>({
  id: 'pittsburgh-draw-puzzle',
  scene,
  table: { kind: 'tableau', extent: (_seen, tall) => racksExtent(tall) },
  touches,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  result: resultWords,
  sound,
  anchor,
  demo,
  lesson,
  messages: { en },
})
