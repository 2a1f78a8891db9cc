import { eyeOf } from '../../layout/eye'
import type { Words } from '../../../i18n/words'
import { barredStep, movesOf, type Table } from '../table'

/** What can be done now, for whoever looks. */
export function promptWords(seen: Table): Words {
  const { turn, result } = seen.state
  if (turn === null) return { key: `prompt.over-${result ?? 'no-men'}` }
  if (turn !== eyeOf(seen)) return { key: `prompt.wait-${turn === 'A' ? 'red' : 'black'}` }
  const moves = movesOf(seen)
  const jumpers = [...new Set(moves.filter((move) => move.includes('x')).map((move) => Number.parseInt(move, 10)))]
  if (jumpers.length > 0) return { key: 'prompt.jump', params: { squares: jumpers.join(', '), n: jumpers.length } }
  const barred = barredStep(seen)
  if (barred !== null) {
    const [from, to] = barred.split('-').map(Number)
    return { key: 'prompt.barred', params: { from: from!, to: to! } }
  }
  return { key: (seen.state.kings[turn]?.length ?? 0) > 0 ? 'prompt.step-kings' : 'prompt.step' }
}
