import type { FortyNineEvent } from '../../../rules/forty-nine-outfit/forty-nine/events'
import type { GameEvent } from '../../../rules/kit'
import { isRound } from '../layout/board'

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  const it = event as FortyNineEvent
  switch (it.type) {
    case 'dealt':
      return 'deal'
    case 'drawn':
      return 'draw'
    case 'laid':
      return it.card === 'C' && isRound(it.square) ? 'cheater' : 'lay'
    case 'row':
      return it.claimed ? 'row' : null
    case 'scored':
      return 'pencil'
    case 'lastCard':
      return it.announced ? 'bell' : null
    case 'returned':
      return 'lay'
    case 'forfeited':
      return 'penalty'
    case 'passed':
    case 'skipped':
      return 'pass'
    case 'paid':
      return 'chip'
    case 'ended':
      return 'bell'
    default:
      return null
  }
}
