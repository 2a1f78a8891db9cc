import type { Seen } from '../../../../rules/kit'
import type { Words } from '../../types'
import { eyeOf, isOpenHand } from '../../layout/eye'
import { isFresh, isStrict, openSquares, stockSize, tableOf, type Table } from '../table'

/** What can be done now, for whoever looks. */
export function promptWords(seen: Seen): Words {
  const table = tableOf(seen)
  const { turn } = table.state
  if (table.over || turn === null) return { key: table.over ? 'prompt.over' : 'prompt.deal' }
  if (turn !== eyeOf(table)) return { key: 'prompt.wait', params: { seat: turn } }
  const hand = table.state.hands[turn]
  if (!isOpenHand(hand)) return { key: 'prompt.turn' }
  if (isFresh(table.state)) return { key: 'prompt.open', params: { card: hand[0] ?? '' } }
  return isStrict(table) ? strict(table) : automatic(table, hand)
}

/** The strict referee never tells whether anything fits. */
function strict(table: Table): Words {
  if (stockSize(table.state) === 0) return { key: 'prompt.strict-empty' }
  return { key: table.state.drawn ? 'prompt.strict-drawn' : 'prompt.strict' }
}

function automatic(table: Table, hand: readonly string[]): Words {
  const open = openSquares(table.state)
  const fits = hand.filter((card) => card === 'C' || open.includes(Number(card)))
  const params = { cards: fits.join(', ') }
  if (stockSize(table.state) === 0) return { key: 'prompt.must', params }
  if (table.state.drawn) return fits.length > 0 ? { key: 'prompt.play-or-pass', params } : { key: 'prompt.pass' }
  return fits.length > 0 ? { key: 'prompt.play-or-draw', params } : { key: 'prompt.draw' }
}
