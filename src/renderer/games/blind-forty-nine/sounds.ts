import type { BlindFortyNineEvent } from '../../../rules/forty-nine-outfit/blind-forty-nine'
import { soundsOf } from '../layout/events'

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<BlindFortyNineEvent>({
  dealt: 'deal',
  lifted: 'flip',
  laid: 'lay',
  scored: (it) => (it.for.startsWith('row') ? 'row' : 'pencil'),
  ended: 'bell',
})
