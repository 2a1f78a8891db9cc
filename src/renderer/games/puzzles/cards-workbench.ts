import { isTouchOf, nameIn, namedTouch, numberIn } from '../../stage/model/touch-names'
import { placingOf } from './cards-placing'

/**
 * The cards on the 49 squares, square 1 first; null is a vacant square. Cards are laid, exchanged and removed freely.
 */
export type Board = readonly (string | null)[]

/** Returns the square on which a card lies, from 1; null in the tray. */
export function squareOn(board: Board, card: string): number | null {
  const at = board.indexOf(card)
  return at < 0 ? null : at + 1
}

/** Returns the card that a touch picks up, from the tray or from its square; null if there is none. */
export function cardTouched(board: Board, touch: string | undefined): string | null {
  const square = numberIn(touch, 'square')
  return nameIn(touch, 'hand') ?? (square === null ? null : (board[square - 1] ?? null))
}

/** Returns the touches of a placing: the card where it lies, then its destination. */
export function workbenchTouches(move: string, board: Board): readonly string[] {
  const placing = placingOf(move)
  if (!placing) return []
  const at = squareOn(board, placing.card)
  const from = at === null ? namedTouch('hand', placing.card) : namedTouch('square', at)
  return [from, placing.to === null ? 'tray' : namedTouch('square', placing.to)]
}

/** Returns the placing that these touches would mean, so that a refusal can name the rule. */
export function workbenchAttempt(touched: readonly string[], board: Board): string | null {
  const [first, second] = touched
  const card = cardTouched(board, first)
  if (card === null || second === undefined) return null
  const to = numberIn(second, 'square')
  if (to !== null) return `${card}@${to}`
  return second === 'tray' || isTouchOf(second, 'hand') ? `${card}@off` : null
}

/** Returns the board after a placing; if the destination is taken, the cards are exchanged. */
export function boardWith(board: Board, card: string, to: number | null): Board {
  const from = board.indexOf(card)
  const after = [...board]
  if (from >= 0) after[from] = to === null ? null : (board[to - 1] ?? null)
  if (to !== null) after[to - 1] = card
  return after
}
