import { eyeOf, seatsOf } from '../../layout/eye'
import { seatParam } from '../../../i18n/seat-names'
import type { Words } from '../../../i18n/words'
import { isStrict, laidCount, mayDispute, type Table } from '../table'

const SQUARES = 49

/** What can be done now, for whoever looks. */
export function promptWords(seen: Table): Words {
  const { state } = seen
  if (seen.over) return { key: 'prompt.over' }
  if (state.deal === 0) return { key: 'prompt.deal' }
  const eye = eyeOf(seen)
  if (mayDispute(seen, eye)) return disputable(seen, eye)
  const [awaited = ''] = state.phase === 'claim' ? [state.lastPlay?.seat] : [state.turn ?? undefined]
  if (eye !== awaited) return { key: 'prompt.wait', params: { seat: seatParam(awaited) } }
  if (state.phase === 'claim') return { key: 'prompt.claim' }
  return { key: isStrict(seen) ? 'prompt.play-strict' : 'prompt.play', params: { n: SQUARES - laidCount(state) } }
}

function disputable(table: Table, eye: string | null): Words {
  const { turn, lastPlay } = table.state
  const params = { n: lastPlay?.claimed ?? 0 }
  if (turn === eye) return { key: 'prompt.play-or-dispute', params }
  const seats = seatsOf(table)
  const next = seats[(seats.indexOf(lastPlay?.seat ?? '') + 1) % seats.length]
  return { key: turn === null && eye === next ? 'prompt.accept-or-dispute' : 'prompt.dispute', params }
}
