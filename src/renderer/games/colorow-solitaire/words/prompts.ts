import type { Seen } from '../../../../rules/kit'
import type { Words } from '../../types'
import { isDealt, isUndealt, MOST, tableOf, targetOf } from '../table'

/** What can be done now: what it counts, what is wanted, how many cards are left. */
export function promptWords(seen: Seen): Words {
  const table = tableOf(seen)
  const { state, over, eye } = table
  const target = targetOf(table)
  const params = { score: state.score, target }
  if (over) return { key: 'prompt.over', params }
  if (isUndealt(table)) return { key: 'prompt.deal' }
  if (eye < 0) return { key: 'prompt.watch', params }
  if (isDealt(table)) return { key: 'prompt.dealt', params: { ...params, n: state.hand.length } }
  if (state.tray.length === state.board.length) return { key: 'prompt.fresh', params }
  if (state.tray.length > 0) return { key: 'prompt.lay', params: { ...params, n: state.tray.length } }
  return { key: state.score >= target ? 'prompt.reached' : 'prompt.full', params }
}

/** How it ended: a hundred, the count that was wanted, or so many short of it. */
export function resultWords(seen: Seen): Words | null {
  const table = tableOf(seen)
  if (!table.over) return null
  const { score, solved } = table.state
  if (score === MOST) return { key: 'result.hundred' }
  const n = targetOf(table) - score
  return solved ? { key: 'result.reached', params: { score } } : { key: 'result.short', params: { score, n } }
}
