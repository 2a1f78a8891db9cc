import type { ColorowSolitaireEvent } from '../../../rules/forty-nine-outfit/colorow-solitaire/shape'
import { colourOfCard, boardScore, colourScore } from '../colour-rows'
import { actorWords, createEventWords } from '../layout/words'
import type { Seat } from '../../../rules/kit'
import { placingOf } from '../puzzles/cards-placing'
import { squareOn, boardWith } from '../puzzles/cards-workbench'
import type { Words } from '../../i18n/words'
import { type Table, isDealt, isUndealt, MAX_SCORE, targetOf } from './table'

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<ColorowSolitaireEvent>({
  placed({ card, square, from, other }, you) {
    const kind = other === null ? 'placed' : from === null ? 'replaced' : 'changed'
    return actorWords(`event.${kind}`, you, { card, colour: colourOfCard(card), square, other: other ?? '' })
  },
  lifted: ({ card, from }, you) => actorWords('event.lifted', you, { card, square: from }),
  dealt: ({ hand, stock }) => ({ key: 'event.dealt', params: { cards: hand.join(', '), n: stock } }),
  centre: ({ card, square }) => ({ key: 'event.centre', params: { card, square } }),
  counted: ({ now, before, colour, score }) => ({
    key: `event.${now > before ? 'more' : 'less'}`,
    params: { colour, now, score },
  }),
  ended: ({ solved, score }) => ({ key: solved ? 'event.solved' : 'event.ended', params: { score } }),
})

/** Returns a move in words. */
export function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const placing = placingOf(move)
  if (placing === null) return { key: 'move.done' }
  const { board } = seen.state
  const { card, to } = placing
  const params = { card, colour: colourOfCard(card) }
  if (to === null) return { key: 'move.off', params }
  const from = squareOn(board, card)
  const other = board[to - 1] ?? null
  if (other === null) return { key: from === null ? 'move.lay' : 'move.move', params: { ...params, square: to } }
  return { key: from === null ? 'move.replace' : 'move.change', params: { ...params, square: to, other } }
}

/** Returns what the viewer can do now, with the score, the target and the number of cards left. */
export function promptWords(seen: Table): Words {
  const { state, over, eye } = seen
  const target = targetOf(seen)
  const params = { score: state.score, target }
  if (over) return { key: 'prompt.over', params }
  if (isUndealt(seen)) return { key: 'prompt.deal' }
  if (eye < 0) return { key: 'prompt.watch', params }
  if (isDealt(seen)) return { key: 'prompt.dealt', params: { ...params, n: state.hand.length } }
  if (state.tray.length === state.board.length) return { key: 'prompt.fresh', params }
  if (state.tray.length > 0) return { key: 'prompt.lay', params: { ...params, n: state.tray.length } }
  return { key: state.score >= target ? 'prompt.reached' : 'prompt.full', params }
}

/** Returns how the game ended: a hundred, target reached, or points short of it. */
export function resultWords(seen: Table): Words | null {
  if (!seen.over) return null
  const { score, solved } = seen.state
  if (score === MAX_SCORE) return { key: 'result.hundred' }
  const n = targetOf(seen) - score
  return solved ? { key: 'result.reached', params: { score } } : { key: 'result.short', params: { score, n } }
}

/**
 * Returns the reason for a hint's move: its effect on the score, and the number of cards of its colour then on the
 * board.
 */
export function reasonWords(seen: Table, _seat: Seat, move: string): Words {
  const { board, score } = seen.state
  const placing = placingOf(move)
  if (placing === null) return { key: 'reason.done', params: { score } }
  const colour = colourOfCard(placing.card)
  const after = boardWith(board, placing.card, placing.to)
  const gain = boardScore(after) - boardScore(board)
  if (gain > 0) return { key: 'reason.gains', params: { colour, n: gain, counts: colourScore(after, colour) } }
  if (gain < 0) return { key: 'reason.costs', params: { n: -gain } }
  if (placing.to === null) return { key: 'reason.clears', params: { colour } }
  const lying = after.filter((card) => card !== null && colourOfCard(card) === colour).length
  return { key: 'reason.builds', params: { colour, n: lying } }
}
