import type { BostonBooksEvent } from '../../../rules/forty-nine-outfit/boston-books'
import type { GameEvent } from '../../../rules/kit'

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  const it = event as BostonBooksEvent
  switch (it.type) {
    case 'dealt':
      return 'deal'
    case 'asked':
      return 'call'
    case 'given':
      return 'slide'
    case 'refused':
      return 'pass'
    case 'drawn':
      return 'draw'
    case 'book':
      return it.cards.includes('C') ? 'cheater' : 'trick'
    case 'dealOver':
      return 'shuffle'
    case 'ended':
      return 'bell'
    default:
      return null
  }
}
