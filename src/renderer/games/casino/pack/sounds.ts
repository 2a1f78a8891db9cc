import type { GameEvent } from '../../../../rules/kit'
import type { CassinoEvent } from '../../../../rules/pack/cassino/events'
import { treasure } from './events'

/** The sound of an event of Cassino, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  const it = event as CassinoEvent
  switch (it.type) {
    case 'dealt':
      return it.deal === 1 ? 'shuffle' : 'deal'
    case 'trailed':
    case 'built':
      return 'lay'
    case 'captured':
      return treasure([it.card, ...it.loose, ...it.builds.flatMap(({ cards }) => cards)]) === '-big' ? 'row' : 'capture'
    case 'swept':
      return 'sweep'
    case 'called':
      return 'call'
    case 'gathered':
      return it.cards.length > 0 ? 'slide' : null
    case 'counted':
      return 'pencil'
    case 'ended':
      return 'bell'
    default:
      return null
  }
}
