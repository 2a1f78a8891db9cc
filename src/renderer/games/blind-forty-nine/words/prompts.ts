import type { Seen } from '../../../../rules/kit'
import type { Words } from '../../types'
import { downCount, isUndealt, LAST, tableOf, targetOf } from '../table'

const ALL = 49

/** What can be done now, and how near the end may be. */
export function promptWords(seen: Seen): Words {
  const table = tableOf(seen)
  const { inHand, score, turned } = table.state
  if (table.over) return { key: 'prompt.over', params: { score, n: turned } }
  if (isUndealt(table)) return { key: 'prompt.deal' }
  const params = { card: inHand ?? '', score, n: downCount(table) }
  if (table.eye < 0) return { key: 'prompt.watch', params }
  if (inHand === LAST) return { key: 'prompt.last', params }
  return { key: turned === 0 ? 'prompt.first' : 'prompt.lay', params }
}

/** How it ended: all turned, the points that were wanted, or so many short of them. */
export function resultWords(seen: Seen): Words | null {
  const table = tableOf(seen)
  if (!table.over) return null
  const { score, solved, turned } = table.state
  if (turned === ALL) return { key: 'result.all', params: { score } }
  const params = { score, n: turned, target: targetOf(table) }
  return { key: solved ? 'result.reached' : 'result.short', params }
}
