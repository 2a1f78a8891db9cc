import { nameIn, namedTouch, type TouchKind } from '../../stage/model/touch-names'
import { opponentsOf } from '../layout/eye'
import { bookOf, callOf, colourOfCard, type Table } from './table'

/**
 * Returns the touches of a move. A call consists of the colour (any card of it in the hand), the number, and the hand
 * of the seat asked, which is left out in a game of two. A book with the Cheater is the Cheater, then the colour.
 */
export function touches(move: string, seen: Table): readonly string[] {
  const book = bookOf(move)
  if (book !== null) return [namedTouch('hand', 'C'), namedTouch('colour', book)]
  const call = callOf(move)
  if (call === null) return []
  const asked = [namedTouch('colour', colourOfCard(call.card) ?? ''), namedTouch('call', call.card)]
  return seen.seats > 2 ? [...asked, namedTouch('seat', call.of)] : asked
}

/** Returns the call or book that these touches would mean, so that a refusal can name the rule. */
export function attempt(touched: readonly string[], seen: Table): string | null {
  const named = (kind: TouchKind) => touched.map((touch) => nameIn(touch, kind)).find((name) => name !== null)
  const colour = named('colour')
  if (touched[0] === namedTouch('hand', 'C')) return colour === undefined ? null : `book ${colour}`
  const card = named('call')
  const of = named('seat') ?? (seen.seats === 2 ? opponentsOf(seen)[0] : undefined)
  return card === undefined || of === undefined ? null : `ask ${of} ${card}`
}
