import type { PuzzleSupremeEvent } from '../../../rules/forty-nine-outfit/puzzle-supreme/shape'
import { MAGIC } from '../../../rules/forty-nine-outfit/puzzle-supreme/sums'
import type { Seat } from '../../../rules/kit'
import { placingOf } from '../puzzles/cards-placing'
import { boardWith, squareOn } from '../puzzles/cards-workbench'
import type { Words } from '../../i18n/words'
import { isWrong, lineStates, type LineState, type Table } from './table'
import { createEventWords, actorWords } from '../layout/words'

/** Returns a move in words. */
export function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const { state } = seen
  const { card, to } = placingOf(move) ?? { card: '', to: null }
  const from = squareOn(state.board, card)
  if (to === null) return { key: 'move.off', params: { card } }
  const other = state.board[to - 1] ?? null
  if (other === null) return { key: from === null ? 'move.lay' : 'move.move', params: { card, square: to } }
  return { key: from === null ? 'move.replace' : 'move.change', params: { card, square: to, other } }
}

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<PuzzleSupremeEvent>({
  placed({ card, square, from, other }, you) {
    if (other === null) return actorWords('event.placed', you, { card, square })
    return actorWords(from === null ? 'event.replaced' : 'event.changed', you, { card, square, other })
  },
  lifted: ({ card }, you) => actorWords('event.lifted', you, { card }),
  line: ({ kind, number, lines }) => ({ key: `event.line.${kind}`, params: { number, lines, sum: MAGIC } }),
  solved: (_it, you) => actorWords('event.solved', you),
})

/** Returns what the viewer can do now, with the numbers of right and of wrong lines. */
export function promptWords(seen: Table): Words {
  const { state, over, eye } = seen
  if (over) return { key: 'prompt.over' }
  const left = state.tray.length
  if (eye < 0) return { key: 'prompt.watch', params: { lines: state.lines, left } }
  if (left === 49) return { key: 'prompt.fresh', params: { sum: MAGIC } }
  const wrong = lineStates(state.board).filter(isWrong).length
  if (left === 0) return { key: 'prompt.full', params: { lines: state.lines, n: 16 - state.lines } }
  return wrong > 0
    ? { key: 'prompt.wrong', params: { lines: state.lines, n: wrong } }
    : { key: 'prompt.lay', params: { lines: state.lines, left } }
}

/**
 * Returns the reason for a hint's move: the line that the card completes, the line that it spoils where it lies, or the
 * sum that it leaves for the rest of its row.
 */
export function reasonWords(seen: Table, _seat: Seat, move: string): Words {
  const { state } = seen
  const { card, to } = placingOf(move) ?? { card: '', to: null }
  const at = to ?? squareOn(state.board, card)
  const through = ({ squares }: LineState) => at !== null && squares.includes(at)
  if (to === null) {
    const wrong = lineStates(state.board).find((line) => through(line) && isWrong(line))
    return wrong ? lineWords('reason.spoils', wrong, card) : { key: 'reason.away', params: { card } }
  }
  const after = lineStates(boardWith(state.board, card, to)).filter(through)
  const finished = after.find((line) => line.isRight)
  if (finished) return lineWords('reason.finishes', finished, card)
  const [row] = after
  if (!row || isWrong(row)) return { key: 'reason.tries', params: { card } }
  return { key: 'reason.leaves', params: { card, number: row.number, rest: MAGIC - row.sum, n: row.gaps } }
}

function lineWords(key: string, { kind, number, sum }: LineState, card: string): Words {
  return { key: `${key}.${kind}`, params: { card, number, sum, goal: MAGIC } }
}

export function resultWords(seen: Table): Words | null {
  return seen.state.solved ? { key: 'result.done' } : null
}
