import type { ThirteenPuzzleEvent } from '../../../rules/forty-nine-outfit/thirteen-puzzle'
import { soundsOf } from '../layout/events'

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<ThirteenPuzzleEvent>({
  dealt: 'deal',
  slid: 'slide',
  home: 'lay',
  column: 'row',
  ended: ({ reason }) => (reason === 'solved' ? 'bell' : 'penalty'),
})
