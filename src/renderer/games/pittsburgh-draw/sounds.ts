import type { PittsburghEvent } from '../../../rules/forty-nine-outfit/pittsburgh-draw'
import type { GameEvent } from '../../../rules/kit'

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  const it = event as PittsburghEvent
  switch (it.type) {
    case 'dealt':
      return 'deal'
    case 'stood':
      return 'pass'
    case 'discarded':
      return 'slide'
    case 'drawn':
      return 'draw'
    case 'reshuffled':
      return 'shuffle'
    case 'shown':
      return it.hand.cheaterAs === null ? 'flip' : 'cheater'
    case 'won':
      return 'pencil'
    case 'ended':
      return 'bell'
    default:
      return null
  }
}
