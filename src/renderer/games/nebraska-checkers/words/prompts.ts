import type { Seen } from '../../../../rules/kit'
import { eyeOf } from '../../layout/eye'
import type { Words } from '../../types'
import { barredStep, movesOf, tableOf } from '../table'

/** What can be done now, for whoever looks. */
export function promptWords(seen: Seen): Words {
  const table = tableOf(seen)
  const { turn, result } = table.state
  if (turn === null) return { key: `prompt.over-${result ?? 'no-men'}` }
  if (turn !== eyeOf(table)) return { key: `prompt.wait-${turn === 'A' ? 'red' : 'black'}` }
  const moves = movesOf(table)
  const jumpers = [...new Set(moves.filter((move) => move.includes('x')).map((move) => Number.parseInt(move, 10)))]
  if (jumpers.length > 0) return { key: 'prompt.jump', params: { squares: jumpers.join(', '), n: jumpers.length } }
  const barred = barredStep(table)
  if (barred !== null) {
    const [from, to] = barred.split('-').map(Number)
    return { key: 'prompt.barred', params: { from: from!, to: to! } }
  }
  return { key: (table.state.kings[turn]?.length ?? 0) > 0 ? 'prompt.step-kings' : 'prompt.step' }
}
