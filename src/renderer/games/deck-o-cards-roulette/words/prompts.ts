import type { Words } from '../../../i18n/words'
import { eyeOf } from '../../layout/eye'
import { isChoosing, isHouse, laidBy, puntersOf, spinsAgreed, type Table } from '../table'

/** What can be done now, for whoever looks. */
export function promptWords(seen: Table): Words {
  const { state } = seen
  const of = spinsAgreed(seen)
  if (seen.over) return { key: 'prompt.over', params: { spins: state.spins, of } }
  if (isChoosing(seen)) return { key: 'prompt.choosing' }
  if (seen.toMove.length === 0) return { key: 'prompt.spinning' }
  const params = { spin: state.spins + 1, of, bank: state.bank ?? 0 }
  const eye = eyeOf(seen)
  if (eye === null) return { key: 'prompt.watch', params }
  return eye === state.banker ? banker(seen, params) : punter(seen, eye, params)
}

type Params = Readonly<Record<string, number>>

function banker(table: Table, params: Params): Words {
  if (!table.toMove.includes(table.state.banker ?? '')) return { key: 'prompt.bank', params }
  const staked = puntersOf(table).reduce((sum, seat) => sum + laidBy(table, seat), 0)
  return { key: 'prompt.spin', params: { ...params, staked } }
}

function punter(table: Table, seat: string, params: Params): Words {
  const chips = table.state.chips[seat] ?? 0
  const laid = laidBy(table, seat)
  if (table.toMove.includes(seat)) {
    const key = `prompt.bet${laid > 0 ? '-more' : ''}${isHouse(table) ? '-house' : ''}`
    return { key, params: { ...params, chips, laid } }
  }
  if (chips + laid === 0) return { key: 'prompt.out', params }
  return table.toMove.includes(table.state.banker ?? '') ? { key: 'prompt.wait-spin' } : { key: 'prompt.wait', params }
}
