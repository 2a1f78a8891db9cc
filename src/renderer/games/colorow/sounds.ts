import type { ColorowEvent } from '../../../rules/forty-nine-outfit/colorow'
import type { GameEvent } from '../../../rules/kit'

/** Two rows at one stroke, or a row with others joined to it. */
const MUCH = 10

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  const it = event as ColorowEvent
  switch (it.type) {
    case 'dealt':
      return 'deal'
    case 'centre':
    case 'laid':
      return 'lay'
    case 'row':
      return it.kind === 'completed' ? 'row' : null
    case 'scored':
      return it.points >= MUCH ? 'chips' : 'chip'
    case 'claimed':
      return it.points > 0 ? 'call' : null
    case 'disputed':
      return 'pencil'
    case 'forfeited':
      return 'penalty'
    case 'accepted':
      return 'pass'
    case 'ended':
      return 'bell'
    case 'turn':
      return null
  }
}
