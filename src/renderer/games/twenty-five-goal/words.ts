import type { PegTable } from '../puzzles/pegs/table'
import type { Words } from '../../i18n/words'
import { firstOf } from '../../../rules/kit'

/** From so few men on, every jump is weighed. */
const FEW = 10

/** What can be done now, for whoever looks. */
export function prompt(seen: PegTable): Words {
  const { jumps, menLeft } = seen.state
  const params = { n: jumps, men: menLeft }
  if (seen.over) return result(seen) ?? { key: 'prompt.over' }
  if (seen.eye < 0) return { key: 'prompt.watch', params }
  if (jumps === 0) return { key: 'prompt.start', params: { vacant: Number(seen.options['start']) } }
  return { key: menLeft <= FEW ? 'prompt.few' : 'prompt.play', params }
}

/** How it ended: every way to a single man has 47 jumps. */
export function result(seen: PegTable): Words | null {
  if (!seen.over) return null
  const { solved, menLeft, jumps, men } = seen.state
  if (solved) return { key: 'result.solved', params: { jumps } }
  if (menLeft === 1) return { key: 'result.elsewhere', params: { square: firstOf(men) } }
  return { key: 'result.stuck', params: { n: menLeft } }
}
