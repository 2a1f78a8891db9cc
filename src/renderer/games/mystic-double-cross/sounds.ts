import type { MysticDoubleCrossEvent } from '../../../rules/forty-nine-outfit/mystic-double-cross/events'
import { soundsOf } from '../layout/events'

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<MysticDoubleCrossEvent>({
  dealt: 'shuffle',
  turned: 'flip',
  laid: 'lay',
  aside: 'pass',
  held: 'cheater',
  scored: (it) => (it.for.startsWith('row') ? 'row' : 'bell'),
  ended: ({ reason }) => (reason === 'solved' ? 'row' : null),
})
