import type { Seat } from '../../../../rules/kit'
import { seatParam } from '../../../i18n/seat-names'
import type { Words } from '../../../i18n/words'
import { bookOf, callOf, colourOfCard, type Table } from '../table'

/** A call as it is spoken, or the book that the Cheater closes. */
export function moveWords(_seen: Table, _seat: Seat, move: string): Words {
  const call = callOf(move)
  if (call === null) return { key: 'move.book', params: { colour: bookOf(move) ?? '' } }
  return {
    key: 'move.ask',
    params: { of: seatParam(call.of), card: call.card, colour: colourOfCard(call.card) ?? '' },
  }
}
