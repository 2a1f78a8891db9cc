import type { Seen } from '../../../../rules/kit'
import type { Words } from '../../types'
import { eyeOf } from '../../layout/eye'
import { isChoosing, isHouse, laidBy, puntersOf, spinsAgreed, tableOf, type Table } from '../table'

/** What can be done now, for whoever looks. */
export function promptWords(seen: Seen): Words {
  const table = tableOf(seen)
  const { state } = table
  const of = spinsAgreed(table)
  if (table.over) return { key: 'prompt.over', params: { spins: state.spins, of } }
  if (isChoosing(table)) return { key: 'prompt.choosing' }
  if (table.toMove.length === 0) return { key: 'prompt.spinning' }
  const params = { spin: state.spins + 1, of, bank: state.bank ?? 0 }
  const eye = eyeOf(table)
  if (eye === null) return { key: 'prompt.watch', params }
  return eye === state.banker ? banker(table, params) : punter(table, eye, params)
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
