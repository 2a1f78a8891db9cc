import { eyeOf } from '../../layout/eye'
import { seatParam } from '../../../i18n/seat-names'
import type { Words } from '../../../i18n/words'
import { isShowing, isUndealt, worthOf, type Table } from '../table'

/** What can be done now, for whoever looks; the own hand is named as it is. */
export function promptWords(seen: Table): Words {
  const { turn, shown } = seen.state
  if (seen.over) return { key: 'prompt.over' }
  if (isUndealt(seen) || turn === null) return { key: 'prompt.deal' }
  const mine = turn === eyeOf(seen)
  if (shown !== null && isShowing(seen)) {
    const { winner, points } = shown
    return {
      key: `prompt.${mine ? 'take-up' : 'shown'}.${winner === eyeOf(seen) ? 'you' : 'they'}`,
      params: { winner: seatParam(winner), n: points, who: seatParam(turn) },
    }
  }
  if (!mine) return { key: 'prompt.wait', params: { who: seatParam(turn) } }
  const worth = worthOf(seen.state.hands[turn])
  return worth === null ? { key: 'prompt.turn' } : { key: `prompt.throw.${worth.kind}`, params: { n: worth.points } }
}
