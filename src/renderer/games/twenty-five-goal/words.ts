import type { PegTable } from '../puzzles/pegs/table'
import type { Words } from '../../i18n/words'
import { firstOf } from '../../../rules/kit'

/** Largest number of men at which the prompt warns to watch who can still reach 25. */
const MAX_MEN_TO_WARN = 10

/** Returns what the viewer can do now. */
export function prompt(seen: PegTable): Words {
  const { jumps, menLeft } = seen.state
  const params = { n: jumps, men: menLeft }
  if (seen.over) return result(seen) ?? { key: 'prompt.over' }
  if (seen.eye < 0) return { key: 'prompt.watch', params }
  if (jumps === 0) return { key: 'prompt.start', params: { vacant: Number(seen.options['start']) } }
  return { key: menLeft <= MAX_MEN_TO_WARN ? 'prompt.few' : 'prompt.play', params }
}

/** Returns how the game ended. Every solution has 47 jumps. */
export function result(seen: PegTable): Words | null {
  if (!seen.over) return null
  const { solved, menLeft, jumps, men } = seen.state
  if (solved) return { key: 'result.solved', params: { jumps } }
  if (menLeft === 1) return { key: 'result.elsewhere', params: { square: firstOf(men) } }
  return { key: 'result.stuck', params: { n: menLeft } }
}
