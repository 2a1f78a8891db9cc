import type { SuiteAssemblingEvent } from '../../../rules/forty-nine-outfit/suite-assembling/events'
import type { SuiteAssemblingView } from '../../../rules/forty-nine-outfit/suite-assembling/shape'
import { defineFace } from '../define-face'
import { demo } from './demo'
import { anchor } from './anchor'
import { lesson } from './lesson'
import { finishing } from './finishing'
import { en } from './messages/en'
import { pad } from './pad'
import { rowsExtent } from './places'
import { scene } from './scene'
import { sound } from './sounds'
import { again, attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'

/** Suite Assembling Solitaire as the page knows it: seven piles, seven colours, a pack dealt by threes. */
export const suiteAssemblingFace = defineFace<SuiteAssemblingView, SuiteAssemblingEvent>({
  id: 'suite-assembling',
  scene,
  table: { kind: 'tableau', extent: (_seen, tall) => rowsExtent(tall), beside: () => true },
  touches,
  move: moveWords,
  verbs: () => [{ touches: ['stock'], words: { key: 'verb.deal' } }],
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  again,
  finishing,
  result: resultWords,
  sound,
  anchor,
  demo,
  lesson,
  messages: { en },
})
