import type { Seat, Seen } from '../../../../rules/kit'
import type { Words } from '../../types'
import { thrownBy } from '../table'

/** Standing, or the cards that are thrown away. */
export function moveWords(_seen: Seen, _seat: Seat, move: string): Words {
  const cards = thrownBy(move)
  if (cards.length === 0) return { key: 'move.stand' }
  return { key: cards.length === 5 ? 'move.all' : 'move.discard', params: { cards: cards.join(', ') } }
}
