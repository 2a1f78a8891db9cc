import type { TenHandsEvent } from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle/events'
import type { GameEvent } from '../../../rules/kit'

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  const it = event as TenHandsEvent
  switch (it.type) {
    case 'placed':
      return it.to === null ? 'slide' : 'lay'
    case 'filled':
      return it.right ? 'row' : 'pass'
    case 'solved':
      return 'bell'
    default:
      return null
  }
}
