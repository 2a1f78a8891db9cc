import type { StripEvent } from '../../../../rules/forty-nine-outfit/strip/shape'
import { soundsOf } from '../../layout/events'

/** The sound of an event, by the sound room's names. */
export const stripSound = soundsOf<StripEvent>({
  stepped: ({ over }) => (over.length > 0 ? 'hop' : 'man'),
  ended: ({ solved }) => (solved ? 'bell' : 'penalty'),
})
