import type { BlindFortyNineEvent } from '../../../rules/forty-nine-outfit/blind-forty-nine'
import type { GameEvent } from '../../../rules/kit'

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  const it = event as BlindFortyNineEvent
  switch (it.type) {
    case 'dealt':
      return 'deal'
    case 'lifted':
      return 'flip'
    case 'laid':
      return 'lay'
    case 'scored':
      return it.for.startsWith('row') ? 'row' : 'pencil'
    case 'ended':
      return 'bell'
  }
}
