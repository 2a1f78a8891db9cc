import type { MysticDoubleCrossEvent } from '../../../rules/forty-nine-outfit/mystic-double-cross/events'
import type { GameEvent } from '../../../rules/kit'

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  const it = event as MysticDoubleCrossEvent
  switch (it.type) {
    case 'dealt':
      return 'shuffle'
    case 'turned':
      return 'flip'
    case 'laid':
      return 'lay'
    case 'aside':
      return 'pass'
    case 'held':
      return 'cheater'
    case 'scored':
      return it.for.startsWith('row') ? 'row' : 'bell'
    case 'ended':
      return it.reason === 'solved' ? 'row' : null
    default:
      return null
  }
}
