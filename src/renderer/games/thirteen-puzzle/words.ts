import type { ThirteenPuzzleEvent } from '../../../rules/forty-nine-outfit/thirteen-puzzle/shape'
import { actorWords, createEventWords } from '../layout/words'
import type { Words } from '../../i18n/words'
import { isUndealt, slideOf, type Table } from './table'

/** Returns the touch of a slide; one is enough, because only one square is vacant. */
export function touches(move: string): readonly string[] {
  return [`square:${slideOf(move)?.[0] ?? 0}`]
}

/**
 * Returns the slide that these touches mean, legal or not: a card's square, and its destination, by default the vacant
 * square.
 */
export function attempt(touched: readonly string[], seen: Table): string | null {
  const squares = touched.map((touch) => Number(/^square:(\d+)$/.exec(touch)?.[1]))
  const [from, to = seen.state.vacant] = squares
  return from === undefined || Number.isNaN(from) || Number.isNaN(to) ? null : `${from}-${to}`
}

export function moveWords(seen: Table, move: string): Words {
  // Moves of this game are slides.
  const [from, to] = slideOf(move)!
  const card = seen.state.squares[from - 1] ?? ''
  return { key: Number(card) === to ? 'move.home' : 'move.slide', params: { card, to } }
}

/** Returns the sentence of an event. A card that leaves its home square is not announced. */
export const eventWords = createEventWords<ThirteenPuzzleEvent, Table['state']>({
  dealt: ({ cards }) => ({ key: 'event.dealt', params: { cards: cards.join(', ') } }),
  mended: ({ squares: [first = '', second = ''] }) => ({ key: 'event.mended', params: { first, second } }),
  slid: ({ card, to }, you) => actorWords('event.slid', you, { card, to }),
  home: ({ card }) => ({ key: 'event.home', params: { card } }),
  column: ({ column }) => ({ key: 'event.column', params: { column } }),
  ended: (_it, _you, seen) => result(seen),
})

/** Returns what the viewer can do now. */
export function prompt(seen: Table): Words {
  const { state, over } = seen
  const { home, moveCount, vacant } = state
  if (over) return result(seen) ?? { key: 'prompt.over' }
  if (isUndealt(state)) return { key: 'prompt.deal' }
  const params = { home, vacant, n: moveCount }
  if (seen.eye < 0) return { key: 'prompt.watch', params }
  // Whether an unadjusted mix can be solved is left for the player to find out.
  if (moveCount === 0)
    return { key: seen.options['deal'] === 'as-mixed' ? 'prompt.start-as-mixed' : 'prompt.start', params }
  return { key: 'prompt.play', params }
}

/** Returns how the game ended: all cards at home, or at the last picture of an odd mix. */
export function result(seen: Table): Words | null {
  if (!seen.over) return null
  const { solved, moveCount } = seen.state
  if (!solved) return { key: 'result.last-picture', params: { n: moveCount } }
  return { key: moveCount === 0 ? 'result.at-once' : 'result.solved', params: { n: moveCount } }
}

/** Returns a true statement about a slide that the solver chose. */
export function reasonWords(seen: Table, move: string): Words {
  const { squares, home } = seen.state
  // Moves of this game are slides.
  const [from, to] = slideOf(move)!
  const card = squares[from - 1] ?? ''
  if (Number(card) === to) return { key: home === 12 ? 'reason.last' : 'reason.home', params: { card } }
  if (Number(card) === from) return { key: 'reason.aside', params: { card } }
  const column = (square: number): number => (square - 1) % 7
  const far = (square: number): number => Math.abs(column(square) - column(Number(card)))
  if (far(to) < far(from)) return { key: 'reason.nearer', params: { card } }
  return { key: 'reason.room', params: { card, from } }
}
