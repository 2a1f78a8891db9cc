import type { ColorEvent } from '../../../rules/lion-coffee/color-casino/events'
import { casinoSounds } from '../casino/sounds'
import { soundsOf } from '../layout/events'

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<ColorEvent>({
  ...casinoSounds,
  leftovers: 'flip',
  built: 'lay',
  took: ({ cards }) => (cards.includes('10R') ? 'row' : 'capture'),
  sweep: 'sweep',
  lastTrick: ({ leftovers }) => (leftovers.length > 0 ? 'flip' : 'slide'),
})
