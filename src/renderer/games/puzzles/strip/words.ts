import type { StripEvent } from '../../../../rules/forty-nine-outfit/strip/shape'
import type { GameEvent, Seen } from '../../../../rules/kit'
import type { Words } from '../../types'
import { whose } from '../whose'
import { hopOf, limitOf, stripTable } from './table'

/** All positions were searched: both puzzles take ten moves. */
export const FEWEST = 10

/** The move that these touches mean, whether it is allowed or not: a man's square, and where he is to go. */
export function stripAttempt(touched: readonly string[], seen: Seen): string | null {
  const squares = touched.map((touch) => Number(/^square:(\d+)$/.exec(touch)?.[1]))
  const [from, to = stripTable(seen).state.vacant] = squares
  return from === undefined || Number.isNaN(from) || Number.isNaN(to) ? null : `${from}-${to}`
}

/** The sentence for how many are jumped: a step, over one, over two. */
const HOW = ['step', 'jump', 'double'] as const

/** A move as a person would say it, with the colour of the man. */
export function stripMove(seen: Seen, move: string): Words {
  const { from, to, over } = hopOf(move)!
  const man = stripTable(seen).state.squares[from - 1] ?? 'R'
  return { key: `move.${man}-${HOW[over] ?? 'double'}`, params: { from, to } }
}

/** What is told. How it ended is said by the result. */
export function stripEvent(event: GameEvent, seen: Seen): Words | null {
  const it = event as StripEvent
  if (it.type === 'ended') return stripResult(seen)
  const how = HOW[it.over.length] ?? 'double'
  return whose(`event.${it.man}-${how}`, seen.eye === event.seat, { from: it.from, to: it.to })
}

/** What can be done now, for whoever looks. */
export function stripPrompt(seen: Seen): Words {
  const { moveCount, movesLeft, home, vacant } = stripTable(seen).state
  const params = { vacant, home, n: movesLeft ?? moveCount }
  if (seen.over) return stripResult(seen) ?? { key: 'prompt.over' }
  if (seen.eye < 0) return { key: 'prompt.watch', params: { home, n: moveCount } }
  if (moveCount === 0) return movesLeft === null ? { key: 'prompt.start-free' } : { key: 'prompt.start', params }
  return { key: movesLeft === null ? 'prompt.free' : 'prompt.play', params }
}

/** How it ended, and that ten moves are the fewest. */
export function stripResult(seen: Seen): Words | null {
  if (!seen.over) return null
  const { solved, moveCount, home } = stripTable(seen).state
  if (solved) return { key: moveCount <= FEWEST ? 'result.fewest' : 'result.solved', params: { n: moveCount } }
  return { key: limitOf(seen) < FEWEST ? 'result.too-few' : 'result.last-move', params: { n: moveCount, home } }
}

/** What is true of a move that the solver names. */
export function stripReason(seen: Seen, move: string, aim: string): Words {
  const hop = hopOf(move)!
  const { squares, home } = stripTable(seen).state
  const man = squares[hop.from - 1]
  const belongs = (square: number) => aim[square - 1] === man
  if (home === 5 && !belongs(hop.from) && belongs(hop.to)) return { key: 'reason.last' }
  if (!belongs(hop.from) && belongs(hop.to)) return { key: 'reason.home', params: { to: hop.to } }
  if (hop.over === 2) return { key: 'reason.double' }
  return { key: 'reason.opens', params: { from: hop.from } }
}
