import type { SuiteAssemblingEvent } from '../../../rules/forty-nine-outfit/suite-assembling/events'
import type { SuiteAssemblingView } from '../../../rules/forty-nine-outfit/suite-assembling/shape'
import { defineFace } from '../define-face'
import { soundsOf } from '../layout/events'
import { demo } from './demo'
import { lesson } from './lesson'
import { finishing } from './finishing'
import { en } from './messages/en'
import { pad } from './pad'
import { rowsExtent } from './places'
import { scene } from './scene'
import { again, attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'
import { isUndealt, isVacant, sizeOf } from './table'

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
  sound: soundsOf<SuiteAssemblingEvent>({
    dealt: 'deal',
    turnedOver: 'shuffle',
    lot: 'draw',
    moved: 'slide',
    up: 'lay',
    turned: 'flip',
    suite: 'row',
    ended: 'bell',
  }),
  anchor(seen) {
    if (seen.over) return 'the-end'
    if (isUndealt(seen)) return 'the-layout'
    if (seen.state.piles.some(isVacant)) return 'spaces'
    return sizeOf(seen.state.heap) > 0 ? 'the-pack' : 'building-down'
  },
  demo,
  lesson,
  messages: { en },
})
