import { isTouchOf, nameIn, namedTouch, numberIn } from '../../stage/model/names'
import { placingOf } from './cards-placing'

/** 49 entries, square 1 first: the card that lies there, or null. Cards are laid, exchanged and taken off at will. */
export type Workbench = readonly (string | null)[]

/** The square on which a card lies, from 1; null in the tray. */
export function squareOn(board: Workbench, card: string): number | null {
  const at = board.indexOf(card)
  return at < 0 ? null : at + 1
}

/** The card that a touch takes up, from the tray or from its square; null for none. */
export function cardTouched(board: Workbench, touch: string | undefined): string | null {
  const square = numberIn(touch, 'square')
  return nameIn(touch, 'hand') ?? (square === null ? null : (board[square - 1] ?? null))
}

/** A card is touched where it lies, then where it is to go. */
export function workbenchTouches(move: string, board: Workbench): readonly string[] {
  const placing = placingOf(move)
  if (!placing) return []
  const at = squareOn(board, placing.card)
  const from = at === null ? namedTouch('hand', placing.card) : namedTouch('square', at)
  return [from, placing.to === null ? 'tray' : namedTouch('square', placing.to)]
}

/** The placing that these touches would mean, so that the rule in its way can be named. */
export function workbenchAttempt(touched: readonly string[], board: Workbench): string | null {
  const [first, second] = touched
  const card = cardTouched(board, first)
  if (card === null || second === undefined) return null
  const to = numberIn(second, 'square')
  if (to !== null) return `${card}@${to}`
  return second === 'tray' || isTouchOf(second, 'hand') ? `${card}@off` : null
}

/** The board after a placing; cards change places. */
export function boardWith(board: Workbench, card: string, to: number | null): Workbench {
  const from = board.indexOf(card)
  const after = [...board]
  if (from >= 0) after[from] = to === null ? null : (board[to - 1] ?? null)
  if (to !== null) after[to - 1] = card
  return after
}
