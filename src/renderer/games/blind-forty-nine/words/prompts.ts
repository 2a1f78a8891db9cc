import type { Words } from '../../../i18n/words'
import { downCount, isUndealt, LAST, targetOf, type Table } from '../table'

const ALL = 49

/** What can be done now, and how near the end may be. */
export function promptWords(seen: Table): Words {
  const { inHand, score, turned } = seen.state
  if (seen.over) return { key: 'prompt.over', params: { score, n: turned } }
  if (isUndealt(seen)) return { key: 'prompt.deal' }
  const params = { card: inHand ?? '', score, n: downCount(seen) }
  if (seen.eye < 0) return { key: 'prompt.watch', params }
  if (inHand === LAST) return { key: 'prompt.last', params }
  return { key: turned === 0 ? 'prompt.first' : 'prompt.lay', params }
}

/** How it ended: all turned, the points that were wanted, or so many short of them. */
export function resultWords(seen: Table): Words | null {
  if (!seen.over) return null
  const { score, solved, turned } = seen.state
  if (turned === ALL) return { key: 'result.all', params: { score } }
  const params = { score, n: turned, target: targetOf(seen) }
  return { key: solved ? 'result.reached' : 'result.short', params }
}
