import type { GameEvent } from '../../../rules/kit'
import type { ChicagoEvent } from '../../../rules/forty-nine-outfit/chicago-casino/events'
import { pointsOf } from './table'

/** From how many points on a card that changes hands is worth a chord: 35, 40 and 45. */
const GREAT = 7

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  const it = event as ChicagoEvent
  switch (it.type) {
    case 'dealt':
      return it.deal === 1 ? 'shuffle' : 'deal'
    case 'odd':
      return 'flip'
    case 'trailed':
      return 'lay'
    case 'built':
      return it.from === null ? 'lay' : 'capture'
    case 'took':
      if (it.cards.includes('C')) return 'cheater'
      return it.cards.some((card) => pointsOf(card) >= GREAT) ? 'row' : 'capture'
    case 'swept':
      return 'sweep'
    case 'counted':
      return 'pencil'
    case 'ended':
      return 'bell'
    default:
      return null
  }
}
