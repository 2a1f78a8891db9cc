import type { ColorowEvent } from '../../../rules/forty-nine-outfit/colorow'
import { soundsOf } from '../layout/events'

/** Two rows at one stroke, or a row with others joined to it. */
const MUCH = 10

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<ColorowEvent>({
  dealt: 'deal',
  centre: 'lay',
  laid: 'lay',
  row: ({ kind }) => (kind === 'completed' ? 'row' : null),
  scored: ({ points }) => (points >= MUCH ? 'chips' : 'chip'),
  claimed: ({ points }) => (points > 0 ? 'call' : null),
  disputed: 'pencil',
  forfeited: 'penalty',
  accepted: 'pass',
  ended: 'bell',
})
