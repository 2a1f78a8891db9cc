import type { SuiteAssemblingEvent } from '../../../rules/forty-nine-outfit/suite-assembling/events'
import { soundsOf } from '../layout/events'

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<SuiteAssemblingEvent>({
  dealt: 'deal',
  turnedOver: 'shuffle',
  lot: 'draw',
  moved: 'slide',
  up: 'lay',
  turned: 'flip',
  suite: 'row',
  ended: 'bell',
})
