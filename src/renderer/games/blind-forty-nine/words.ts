import type { BlindFortyNineEvent } from '../../../rules/forty-nine-outfit/blind-forty-nine/shape'
import { actorWords, createEventWords } from '../layout/words'
import type { Seat } from '../../../rules/kit'
import { isRound } from '../layout/board'
import { ROW_POINTS, rowsFilledBy } from '../puzzles/fives-and-rows'
import type { Words } from '../../i18n/words'
import { LAST_CARD, type Table, downCount, isUndealt, targetOf } from './table'

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<BlindFortyNineEvent>({
  dealt: ({ faceDown }) => ({ key: 'event.dealt', params: { n: faceDown } }),
  lifted: ({ card, square }, you) =>
    square === null ? actorWords('event.first', you, { card }) : actorWords('event.found', you, { card, square }),
  scored(it) {
    const [kind = '', what = ''] = it.for.split(' ')
    return { key: `event.scored-${kind}`, params: { what, points: it.points } }
  },
  ended: ({ reason, turned, score }) => ({ key: `event.ended-${reason}`, params: { n: turned, score } }),
})

/** Returns a move in words, with the points that it makes. */
export function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const square = Number(move)
  const rows = rowsFilledBy(seen.state.faceUp, square).length
  const points = (isRound(square) ? square : 0) + ROW_POINTS * rows
  if (move === LAST_CARD) return { key: points > 0 ? 'move.last-points' : 'move.last', params: { points } }
  return { key: points > 0 ? 'move.lay-points' : 'move.lay', params: { card: move, points } }
}

/** Returns the reason for a hint's move. The move is forced, so the reason tells what the card scores. */
export function reasonWords(seen: Table, _seat: Seat, move: string): Words {
  const square = Number(move)
  const [row] = rowsFilledBy(seen.state.faceUp, square)
  if (row !== undefined) return { key: 'reason.row', params: { card: move, row: row.name } }
  if (move === LAST_CARD) return { key: 'reason.last' }
  return { key: isRound(square) ? 'reason.five' : 'reason.only', params: { card: move } }
}

const ALL = 49

/** Returns what the viewer can do now, and how near the end may be. */
export function promptWords(seen: Table): Words {
  const { inHand, score, turned } = seen.state
  if (seen.over) return { key: 'prompt.over', params: { score, n: turned } }
  if (isUndealt(seen)) return { key: 'prompt.deal' }
  const params = { card: inHand ?? '', score, n: downCount(seen) }
  if (seen.eye < 0) return { key: 'prompt.watch', params }
  if (inHand === LAST_CARD) return { key: 'prompt.last', params }
  return { key: turned === 0 ? 'prompt.first' : 'prompt.lay', params }
}

/** Returns how the game ended: all cards turned, target reached, or points short of it. */
export function resultWords(seen: Table): Words | null {
  if (!seen.over) return null
  const { score, solved, turned } = seen.state
  if (turned === ALL) return { key: 'result.all', params: { score } }
  const params = { score, n: turned, target: targetOf(seen) }
  return { key: solved ? 'result.reached' : 'result.short', params }
}
