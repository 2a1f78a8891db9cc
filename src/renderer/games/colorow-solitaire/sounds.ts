import type { ColorowSolitaireEvent } from '../../../rules/forty-nine-outfit/colorow-solitaire/events'
import type { GameEvent } from '../../../rules/kit'

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  const it = event as ColorowSolitaireEvent
  switch (it.type) {
    case 'placed':
      return it.from === null ? 'lay' : 'slide'
    case 'lifted':
      return 'draw'
    case 'dealt':
      return 'deal'
    case 'centre':
      return 'lay'
    case 'counted':
      return it.now > it.before ? 'pencil' : null
    case 'ended':
      return 'bell'
  }
}
