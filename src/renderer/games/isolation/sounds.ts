import type { IsolationEvent } from '../../../rules/forty-nine-outfit/isolation/events'
import { soundsOf } from '../layout/events'

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<IsolationEvent>({
  laid: 'lay',
  moved: 'slide',
  takenUp: 'draw',
  solved: 'bell',
})
