import type { Seat } from '../../../../rules/kit'
import { cardsParam } from '../../../i18n/seat-names'
import type { Words } from '../../../i18n/words'
import { thrownBy, type Table } from '../table'

/** Standing, or the cards that are thrown away. */
export function moveWords(_seen: Table, _seat: Seat, move: string): Words {
  const cards = thrownBy(move)
  if (cards.length === 0) return { key: 'move.stand' }
  return { key: cards.length === 5 ? 'move.all' : 'move.discard', params: { cards: cardsParam(cards) } }
}
