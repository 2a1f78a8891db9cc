import type { MysticDoubleCrossEvent } from '../../../rules/forty-nine-outfit/mystic-double-cross/shape'
import type { Seat } from '../../../rules/kit'
import { isRound } from '../layout/board'
import type { Words } from '../../i18n/words'
import { FIVES, ROW_POINTS, rowsFilledBy } from '../puzzles/fives-and-rows'
import { cheaterSquare, isUndealt, stackSize, targetOf, type Table } from './table'
import { createEventWords, actorWords } from '../layout/words'

/** Returns the points that the Cheater would score on a square now. */
function worth(seen: Table, square: number): number {
  const { board } = seen.state
  return (isRound(square) ? square : 0) + ROW_POINTS * rowsFilledBy(board, square).length
}

/** Returns a move in words. */
export function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const square = cheaterSquare(move)
  if (square === null) return { key: 'move.draw', params: { n: stackSize(seen) } }
  const points = worth(seen, square)
  return points > 0
    ? { key: 'move.cheat-points', params: { square, points } }
    : { key: 'move.cheat', params: { square } }
}

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<MysticDoubleCrossEvent>({
  dealt: ({ stack, rest }) => ({ key: 'event.dealt', params: { stack, rest } }),
  turned: ({ card }, you) =>
    card === 'C' ? actorWords('event.turned-cheater', you) : actorWords('event.turned', you, { card }),
  laid: ({ card, square }, you) => (card === 'C' ? actorWords('event.cheated', you, { square }) : null),
  aside: ({ card }) => ({ key: 'event.aside', params: { card } }),
  held: (_it, you) => actorWords('event.held', you),
  scored(it) {
    const [kind = '', what = ''] = it.for.split(' ')
    return { key: `event.scored.${kind}`, params: { what, points: it.points } }
  },
  ended: ({ reason, score, target }) => ({ key: `event.ended.${reason}`, params: { score, target } }),
})

/** Returns what the viewer can do now, with the score. */
export function promptWords(seen: Table): Words {
  const { score, inHand, drawn } = seen.state
  if (seen.over) return { key: 'prompt.over', params: { score } }
  if (isUndealt(seen)) return { key: 'prompt.deal' }
  if (seen.eye < 0) return { key: 'prompt.watch', params: { score, n: stackSize(seen) } }
  if (inHand !== null) return { key: 'prompt.cheater' }
  if (drawn === 0) return { key: 'prompt.first', params: { target: targetOf(seen) } }
  return { key: 'prompt.draw', params: { score, n: stackSize(seen) } }
}

/** Returns the reason for a hint's move: what the Cheater scores there. A draw is not a choice. */
export function reasonWords(seen: Table, _seat: Seat, move: string): Words {
  const { board } = seen.state
  const square = cheaterSquare(move)
  if (square === null) return { key: 'reason.draw' }
  const [row] = rowsFilledBy(board, square)
  if (row !== undefined) return { key: 'reason.row', params: { square, row: row.name, points: worth(seen, square) } }
  const highest = FIVES.findLast((five) => board[five - 1] === null)
  if (square === highest) return { key: 'reason.highest', params: { square } }
  return { key: isRound(square) ? 'reason.five' : 'reason.any', params: { square } }
}

export function resultWords(seen: Table): Words | null {
  if (!seen.over) return null
  const { score, solved } = seen.state
  const target = targetOf(seen)
  return { key: solved ? 'result.done' : 'result.below', params: { score, target, short: Math.max(0, target - score) } }
}
