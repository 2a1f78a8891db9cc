import type { RouletteEvent } from '../../../../rules/deck-o-cards/deck-o-cards-roulette/events'
import type { GameEvent, Seen } from '../../../../rules/kit'
import type { Words } from '../../types'
import { eventWords } from './events'
import { betWords } from './moves'

/** What is called out at the table; of one's own stakes what they would bring now, and what they brought. */
export function aloud(event: GameEvent, seen: Seen): Words | null {
  const it = event as RouletteEvent
  const own = event.seat === seen.eye
  switch (it.type) {
    case 'bet':
      return own ? betWords(it.total, it.spot) : null
    case 'collected':
    case 'paid':
      return own ? eventWords(it, seen) : null
    case 'banker':
    case 'noMoreBets':
    case 'spun':
      return eventWords(it, seen)
    default:
      return null
  }
}
