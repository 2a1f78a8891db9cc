import type { PegTable } from '../puzzles/pegs/table'
import type { Words } from '../../i18n/words'
import { firstOf } from '../../../rules/kit'

/** Whether a single man can never remain, or never on the square chosen for him. */
export function isHopeless(seen: PegTable): boolean {
  const { finishes = [] } = seen.state
  const finish = Number(seen.options['finish'])
  return finish === 0 ? finishes.length === 0 : !finishes.includes(finish)
}

/** Returns what the viewer can do now; before the first move, also what this vacancy allows. */
export function prompt(seen: PegTable): Words {
  const { jumps, menLeft, finishes = [] } = seen.state
  const finish = Number(seen.options['finish'])
  const params = { n: jumps, men: menLeft, vacant: Number(seen.options['start']), square: finish }
  if (seen.over) return result(seen) ?? { key: 'prompt.over' }
  if (seen.eye < 0) return { key: 'prompt.watch', params }
  if (jumps === 0)
    return { key: `prompt.start${openingSuffix(seen)}`, params: { ...params, finishes: finishes.join(', ') } }
  return { key: `prompt.${finish > 0 ? 'play-finish' : isHopeless(seen) ? 'play-two' : 'play'}`, params }
}

/**
 * Returns the key's suffix for the opening prompt: no single man possible, none on the chosen square, one on it, or one
 * anywhere.
 */
function openingSuffix(seen: PegTable): string {
  const finish = Number(seen.options['finish'])
  if (seen.state.finishes?.length === 0) return '-hopeless'
  if (finish === 0) return ''
  return isHopeless(seen) ? '-wrong-finish' : '-finish'
}

/** Returns how the game ended, and what the vacancy would have allowed. */
export function result(seen: PegTable): Words | null {
  if (!seen.over) return null
  const { solved, menLeft, jumps, men, finishes = [] } = seen.state
  const params = { n: menLeft, jumps, square: firstOf(men), vacant: Number(seen.options['start']) }
  if (solved) return { key: 'result.solved', params }
  if (menLeft === 1) return { key: 'result.elsewhere', params: { ...params, finish: Number(seen.options['finish']) } }
  if (finishes.length > 0) return { key: 'result.stuck', params }
  return { key: isUnbeatable(seen) ? 'result.two' : 'result.hopeless', params }
}

/** Whether two men are left and no single man could ever have remained. */
export function isUnbeatable({ over, state }: PegTable): boolean {
  return over && state.menLeft === 2 && state.finishes?.length === 0
}
