import type { Words } from '../../../i18n/words'
import { cardsParam, seatParam } from '../../../i18n/seat-names'
import { eyeOf, isOpenHand } from '../../layout/eye'
import { isFresh, isStrict, openSquares, stockSize, type Table } from '../table'

/** What can be done now, for whoever looks. */
export function promptWords(seen: Table): Words {
  const { turn } = seen.state
  if (seen.over || turn === null) return { key: seen.over ? 'prompt.over' : 'prompt.deal' }
  if (turn !== eyeOf(seen)) return { key: 'prompt.wait', params: { seat: seatParam(turn) } }
  const hand = seen.state.hands[turn]
  if (!isOpenHand(hand)) return { key: 'prompt.turn' }
  if (isFresh(seen.state)) return { key: 'prompt.open', params: { card: hand[0] ?? '' } }
  return isStrict(seen) ? strict(seen) : automatic(seen, hand)
}

/** The strict referee never tells whether anything fits. */
function strict(table: Table): Words {
  if (stockSize(table.state) === 0) return { key: 'prompt.strict-empty' }
  return { key: table.state.drawn ? 'prompt.strict-drawn' : 'prompt.strict' }
}

function automatic(table: Table, hand: readonly string[]): Words {
  const open = openSquares(table.state)
  const fits = hand.filter((card) => card === 'C' || open.includes(Number(card)))
  const params = { cards: cardsParam(fits) }
  if (stockSize(table.state) === 0) return { key: 'prompt.must', params }
  if (table.state.drawn) return fits.length > 0 ? { key: 'prompt.play-or-pass', params } : { key: 'prompt.pass' }
  return fits.length > 0 ? { key: 'prompt.play-or-draw', params } : { key: 'prompt.draw' }
}
