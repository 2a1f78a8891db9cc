import type { Seen } from '../../../../rules/kit'
import { eyeOf } from '../../layout/eye'
import { seatParam } from '../../layout/names'
import type { Words } from '../../types'
import { isShowing, isUndealt, tableOf, worthOf } from '../table'

/** What can be done now, for whoever looks; the own hand is named as it is. */
export function promptWords(seen: Seen): Words {
  const table = tableOf(seen)
  const { turn, shown } = table.state
  if (table.over) return { key: 'prompt.over' }
  if (isUndealt(table) || turn === null) return { key: 'prompt.deal' }
  const mine = turn === eyeOf(table)
  if (shown !== null && isShowing(table)) {
    const { winner, points } = shown
    return {
      key: mine ? 'prompt.take-up' : 'prompt.shown',
      params: { winner: seatParam(winner), n: points, who: seatParam(turn) },
    }
  }
  if (!mine) return { key: 'prompt.wait', params: { who: seatParam(turn) } }
  const worth = worthOf(table.state.hands[turn])
  return worth === null ? { key: 'prompt.turn' } : { key: `prompt.throw.${worth.kind}`, params: { n: worth.points } }
}
