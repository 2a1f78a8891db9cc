import type { Seen } from '../../../../rules/kit'
import { eyeOf, isOpenHand } from '../../layout/eye'
import { seatParam } from '../../layout/names'
import type { Words } from '../../types'
import { tableOf } from '../table'
import { ridersAmong, takers } from './moves'

/** What can be done now, for whoever looks. */
export function promptWords(seen: Seen): Words {
  const table = tableOf(seen)
  const { turn, hands, table: loose, builds } = table.state
  if (table.over || turn === null) return { key: table.over ? 'prompt.over' : 'prompt.deal' }
  if (turn !== eyeOf(table)) return { key: 'prompt.wait', params: { seat: seatParam(turn) } }
  const hand = hands[turn]
  if (!isOpenHand(hand)) return { key: 'prompt.turn' }
  const able = takers(hand, loose, builds)
  if (able.length === 0) return { key: hand.length > 1 ? 'prompt.none' : 'prompt.last' }
  const riders = ridersAmong(loose)
  const params = { cards: able.join(', '), riders: riders.join(', ') }
  return { key: riders.length > 0 ? 'prompt.take-riders' : 'prompt.take', params }
}
