import type { ChicagoEvent } from '../../../rules/forty-nine-outfit/chicago-casino/events'
import { casinoSounds } from '../casino/sounds'
import { soundsOf } from '../layout/events'
import { pointsOf } from './table'

/** From how many points on a card that changes hands is worth a chord: 35, 40 and 45. */
const GREAT = 7

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<ChicagoEvent>({
  ...casinoSounds,
  odd: 'flip',
  built: ({ from }) => (from === null ? 'lay' : 'capture'),
  took({ cards }) {
    if (cards.includes('C')) return 'cheater'
    return cards.some((card) => pointsOf(card) >= GREAT) ? 'row' : 'capture'
  },
  swept: 'sweep',
})
