import type { CassinoEvent } from '../../../../rules/pack/cassino/events'
import { soundsOf } from '../../layout/events'
import { casinoSounds } from '../sounds'
import { treasure } from './events'

/** The sound of an event of Cassino, by the sound room's names. */
export const sound = soundsOf<CassinoEvent>({
  ...casinoSounds,
  built: 'lay',
  captured: ({ card, loose, builds }) =>
    treasure([card, ...loose, ...builds.flatMap(({ cards }) => cards)]) === '-big' ? 'row' : 'capture',
  swept: 'sweep',
  called: 'call',
  gathered: ({ cards }) => (cards.length > 0 ? 'slide' : null),
})
