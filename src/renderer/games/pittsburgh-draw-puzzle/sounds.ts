import type { TenHandsEvent } from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle/events'
import { soundsOf } from '../layout/events'

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<TenHandsEvent>({
  placed: ({ to }) => (to === null ? 'slide' : 'lay'),
  filled: ({ right }) => (right ? 'row' : 'pass'),
  solved: 'bell',
})
