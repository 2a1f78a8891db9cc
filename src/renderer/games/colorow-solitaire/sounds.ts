import type { ColorowSolitaireEvent } from '../../../rules/forty-nine-outfit/colorow-solitaire/events'
import { soundsOf } from '../layout/events'

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<ColorowSolitaireEvent>({
  placed: ({ from }) => (from === null ? 'lay' : 'slide'),
  lifted: 'draw',
  dealt: 'deal',
  centre: 'lay',
  counted: ({ now, before }) => (now > before ? 'pencil' : null),
  ended: 'bell',
})
