import type { PuzzleSupremeEvent } from '../../../rules/forty-nine-outfit/puzzle-supreme/events'
import { soundsOf } from '../layout/events'

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<PuzzleSupremeEvent>({
  placed: 'lay',
  lifted: 'slide',
  line: 'row',
  solved: 'bell',
})
