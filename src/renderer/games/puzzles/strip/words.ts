import type { StripEvent, StripView } from '../../../../rules/forty-nine-outfit/strip/shape'
import type { Words } from '../../../i18n/words'
import { actorWords, createEventWords } from '../../layout/words'
import { hopOf, limitOf, type StripTable } from './table'

/** The least number of moves of both puzzles, established by exhaustive search. */
export const MIN_MOVES = 10

/**
 * Returns the move that these touches mean, legal or not: a man's square, and his destination, by default the vacant
 * square.
 */
export function stripAttempt(touched: readonly string[], seen: StripTable): string | null {
  const squares = touched.map((touch) => Number(/^square:(\d+)$/.exec(touch)?.[1]))
  const [from, to = seen.state.vacant] = squares
  return from === undefined || Number.isNaN(from) || Number.isNaN(to) ? null : `${from}-${to}`
}

/** Keys of the sentences by the number of men jumped: a step, over one, over two. */
const HOP_KEYS = ['step', 'jump', 'double'] as const

/** Returns a move in words, with the colour of the man. */
export function stripMove(seen: StripTable, move: string): Words {
  // Moves of this game are hops.
  const { from, to, over } = hopOf(move)!
  const man = seen.state.squares[from - 1] ?? 'R'
  return { key: `move.${man}-${HOP_KEYS[over] ?? 'double'}`, params: { from, to } }
}

/** Returns the sentence of an event. The end has the words of the result. */
export const stripEvent = createEventWords<StripEvent, StripView>({
  stepped: ({ man, over, from, to }, you) =>
    actorWords(`event.${man}-${HOP_KEYS[over.length] ?? 'double'}`, you, { from, to }),
  ended: (_it, _you, seen) => stripResult(seen),
})

/** Returns what the viewer can do now. */
export function stripPrompt(seen: StripTable): Words {
  const { moveCount, movesLeft, home, vacant } = seen.state
  const params = { vacant, home, n: movesLeft ?? moveCount }
  if (seen.over) return stripResult(seen) ?? { key: 'prompt.over' }
  if (seen.eye < 0) return { key: 'prompt.watch', params: { home, n: moveCount } }
  if (moveCount === 0) return movesLeft === null ? { key: 'prompt.start-free' } : { key: 'prompt.start', params }
  return { key: movesLeft === null ? 'prompt.free' : 'prompt.play', params }
}

/** Returns how the game ended, and that ten moves are the fewest. */
export function stripResult(seen: StripTable): Words | null {
  if (!seen.over) return null
  const { solved, moveCount, home } = seen.state
  if (solved) return { key: moveCount <= MIN_MOVES ? 'result.fewest' : 'result.solved', params: { n: moveCount } }
  return { key: limitOf(seen) < MIN_MOVES ? 'result.too-few' : 'result.last-move', params: { n: moveCount, home } }
}

/** Returns a true statement about a move that the solver chose. */
export function stripReason(seen: StripTable, move: string, aim: string): Words {
  // Moves of this game are hops.
  const hop = hopOf(move)!
  const { squares, home } = seen.state
  const man = squares[hop.from - 1]
  const belongs = (square: number) => aim[square - 1] === man
  if (home === 5 && !belongs(hop.from) && belongs(hop.to)) return { key: 'reason.last' }
  if (!belongs(hop.from) && belongs(hop.to)) return { key: 'reason.home', params: { to: hop.to } }
  if (hop.over === 2) return { key: 'reason.double' }
  return { key: 'reason.opens', params: { from: hop.from } }
}
