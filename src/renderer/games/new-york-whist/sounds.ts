import type { NewYorkWhistEvent } from '../../../rules/forty-nine-outfit/new-york-whist'
import { soundsOf } from '../layout/events'

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<NewYorkWhistEvent>({
  dealt: 'deal',
  laid: ({ card }) => (card === 'C' ? 'cheater' : 'lay'),
  taken: 'trick',
  blind: 'flip',
  ended: 'bell',
})
