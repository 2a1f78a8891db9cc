import type { ChainsEvent } from '../../../../rules/forty-nine-outfit/chains/events'
import type { GameEvent, Seen } from '../../../../rules/kit'
import { walkOf } from '../../layout/men'
import type { Words } from '../../types'
import { whose } from '../whose'
import { afterJumps, countJumps, edges, onlyVacancy, pegTable } from './table'

/** Squares that a move names, in order. */
export const squaresOf = (move: string): number[] => move.split('x').map(Number)

/** The move that these touches mean, whether it is allowed or not: the man's square and every landing. */
export function pegAttempt(touched: readonly string[]): string | null {
  if (touched.length < 2 || !touched.every((touch) => touch.startsWith('square:'))) return null
  return touched.map((touch) => touch.slice(7)).join('x')
}

/** `35x49` as a sentence; a chain names every landing. */
export function pegMove(move: string): Words {
  const squares = squaresOf(move)
  const over = walkOf(move)?.over ?? []
  const [from, to] = [squares[0]!, squares.at(-1)!]
  if (over.length === 1) return { key: 'move.jump', params: { from, to, over: over[0]! } }
  return { key: 'move.chain', params: { from, way: squares.slice(1).join(' – '), over: over.join(', ') } }
}

/** What is told of a jumping puzzle. How it ended is said by the result. */
export function pegEvent(event: GameEvent, seen: Seen, result: (seen: Seen) => Words | null): Words | null {
  const it = event as ChainsEvent
  const you = seen.eye === event.seat
  switch (it.type) {
    case 'jumped':
      return whose('event.jumped', you, { from: it.from, over: it.over, to: it.to })
    case 'moved':
      return it.jumps > 1 ? { key: 'event.chain', params: { n: it.jumps } } : null
    case 'ended':
      return result(seen)
    default:
      return null
  }
}

/** What is true of a move that a solver names, and speaks for it. */
export function pegReason(seen: Seen, move: string, directions: number): Words {
  const { men, finishes } = pegTable(seen).state
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

/** The vacancy while nothing has been jumped yet, for prompts. */
export function vacancy(seen: Seen): number | null {
  return onlyVacancy(pegTable(seen).state.men)
}
