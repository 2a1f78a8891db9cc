import type { Words } from '../../../i18n/words'
import { isDealt, isUndealt, MOST, targetOf, type Table } from '../table'

/** What can be done now: what it counts, what is wanted, how many cards are left. */
export function promptWords(seen: Table): Words {
  const { state, over, eye } = seen
  const target = targetOf(seen)
  const params = { score: state.score, target }
  if (over) return { key: 'prompt.over', params }
  if (isUndealt(seen)) return { key: 'prompt.deal' }
  if (eye < 0) return { key: 'prompt.watch', params }
  if (isDealt(seen)) return { key: 'prompt.dealt', params: { ...params, n: state.hand.length } }
  if (state.tray.length === state.board.length) return { key: 'prompt.fresh', params }
  if (state.tray.length > 0) return { key: 'prompt.lay', params: { ...params, n: state.tray.length } }
  return { key: state.score >= target ? 'prompt.reached' : 'prompt.full', params }
}

/** How it ended: a hundred, the count that was wanted, or so many short of it. */
export function resultWords(seen: Table): Words | null {
  if (!seen.over) return null
  const { score, solved } = seen.state
  if (score === MOST) return { key: 'result.hundred' }
  const n = targetOf(seen) - score
  return solved ? { key: 'result.reached', params: { score } } : { key: 'result.short', params: { score, n } }
}
