import { nameIn } from '../../../stage/model/names'
import type { ChainsEvent } from '../../../../rules/forty-nine-outfit/chains/events'
import { walkOf } from '../../layout/men'
import type { Words } from '../../../i18n/words'
import { whose } from '../../layout/words'
import { afterJumps, countJumps, edges, type PegTable, type PegView } from './table'
import { eventWordsOf } from '../../layout/events'

/** Squares that a move names, in order. */
const squaresOf = (move: string): number[] => move.split('x').map(Number)

/** The move that these touches mean, whether it is allowed or not: the man's square and every landing. */
export function pegAttempt(touched: readonly string[]): string | null {
  const squares = touched.map((touch) => nameIn(touch, 'square'))
  return squares.length < 2 || squares.includes(null) ? null : squares.join('x')
}

/** `35x49` as a sentence; a chain names every landing. */
export function pegMove(move: string): Words {
  const squares = squaresOf(move)
  const over = walkOf(move)?.over ?? []
  const [from, to] = [squares[0]!, squares.at(-1)!]
  if (over.length === 1) return { key: 'move.jump', params: { from, to, over: over[0]! } }
  return { key: 'move.chain', params: { from, way: squares.slice(1).join(' – '), over: over.join(', ') } }
}

/** The sentences of a jumping puzzle. How it ended is said by the result. */
export const pegEvents = (result: (seen: PegTable) => Words | null) =>
  eventWordsOf<ChainsEvent, PegView>({
    jumped: ({ from, over, to }, you) => whose('event.jumped', you, { from, over, to }),
    moved: ({ jumps }) => (jumps > 1 ? { key: 'event.chain', params: { n: jumps } } : null),
    ended: (_it, _you, seen) => result(seen),
  })

/** What is true of a move that a solver names, and speaks for it. */
export function pegReason(seen: PegTable, move: string, directions: number): Words {
  const { men, finishes } = seen.state
  const squares = squaresOf(move)
  const [from, to] = [squares[0]!, squares.at(-1)!]
  const after = afterJumps(men, squares)
  if (after.length === 1) return { key: 'reason.last', params: { to } }
  if (finishes?.length === 0) return { key: 'reason.hopeless' }
  if (squares.length > 2) return { key: 'reason.chain', params: { n: squares.length - 1 } }
  if (edges(from) === 2) return { key: 'reason.corner', params: { from } }
  const over = (from + to) / 2
  if (edges(over) > 0) return { key: 'reason.edge', params: { over } }
  if (edges(from) > 0 && edges(to) === 0) return { key: 'reason.inward', params: { from } }
  return { key: 'reason.keeps', params: { n: countJumps(after, directions) } }
}
