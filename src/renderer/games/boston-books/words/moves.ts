import type { Seat, Seen } from '../../../../rules/kit'
import { seatParam } from '../../layout/names'
import type { Words } from '../../types'
import { bookOf, callOf, colourOfCard } from '../table'

/** A call as it is spoken, or the book that the Cheater closes. */
export function moveWords(_seen: Seen, _seat: Seat, move: string): Words {
  const call = callOf(move)
  if (call === null) return { key: 'move.book', params: { colour: bookOf(move) ?? '' } }
  return {
    key: 'move.ask',
    params: { of: seatParam(call.of), card: call.card, colour: colourOfCard(call.card) ?? '' },
  }
}
