import type { ChainsEvent } from '../../../../rules/forty-nine-outfit/chains/events'
import { soundsOf } from '../../layout/events'

/** The sound of an event, by the sound room's names. */
export const pegSound = soundsOf<ChainsEvent>({
  jumped: 'hop',
  ended: ({ solved }) => (solved ? 'bell' : 'penalty'),
})
