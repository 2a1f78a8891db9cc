import type { NebraskaEvent } from '../../../rules/forty-nine-outfit/nebraska-checkers'
import { soundsOf } from '../layout/events'

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<NebraskaEvent>({
  stepped: 'man',
  jumped: 'hop',
  crowned: 'crown',
  taken: 'capture',
  barred: 'penalty',
  ended: 'bell',
})
