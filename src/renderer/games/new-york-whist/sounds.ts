import type { NewYorkWhistEvent } from '../../../rules/forty-nine-outfit/new-york-whist'
import type { GameEvent } from '../../../rules/kit'

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  const it = event as NewYorkWhistEvent
  switch (it.type) {
    case 'dealt':
      return 'deal'
    case 'laid':
      return it.card === 'C' ? 'cheater' : 'lay'
    case 'taken':
      return 'trick'
    case 'blind':
      return 'flip'
    case 'ended':
      return 'bell'
    default:
      return null
  }
}
