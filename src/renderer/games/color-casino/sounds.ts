import type { GameEvent } from '../../../rules/kit'
import type { ColorEvent } from '../../../rules/lion-coffee/color-casino/events'

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  const it = event as ColorEvent
  switch (it.type) {
    case 'dealt':
      return it.deal === 1 ? 'shuffle' : 'deal'
    case 'leftovers':
      return 'flip'
    case 'trailed':
    case 'built':
      return 'lay'
    case 'took':
      return it.cards.includes('10R') ? 'row' : 'capture'
    case 'sweep':
      return 'sweep'
    case 'lastTrick':
      return it.leftovers.length > 0 ? 'flip' : 'slide'
    case 'counted':
      return 'pencil'
    case 'ended':
      return 'bell'
    default:
      return null
  }
}
