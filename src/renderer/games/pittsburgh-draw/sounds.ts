import type { PittsburghEvent } from '../../../rules/forty-nine-outfit/pittsburgh-draw'
import { soundsOf } from '../layout/events'

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<PittsburghEvent>({
  dealt: 'deal',
  stood: 'pass',
  discarded: 'slide',
  drawn: 'draw',
  reshuffled: 'shuffle',
  shown: ({ hand }) => (hand.cheaterAs === null ? 'flip' : 'cheater'),
  won: 'pencil',
  ended: 'bell',
})
