import type { Seen } from '../../../rules/kit'
import { nameIn, numberIn, placingOf } from '../puzzles/cards-placing'
import { squareOf, tableOf } from './table'

/** A card is touched where it lies, then where it is to go. */
export function touches(move: string, seen: Seen): readonly string[] {
  const placing = placingOf(move)
  if (!placing) return []
  const at = squareOf(tableOf(seen).state, placing.card)
  const from = at === null ? `hand:${placing.card}` : `square:${at}`
  return [from, placing.to === null ? 'tray' : `square:${placing.to}`]
}

/** The move that these touches would mean, so that the rule in its way can be named. */
export function attempt(touched: readonly string[], seen: Seen): string | null {
  const [first, second] = touched
  const square = numberIn(first, 'square')
  const card = nameIn(first, 'hand') ?? (square === null ? null : tableOf(seen).state.board[square - 1])
  if (card === null || card === undefined || second === undefined) return null
  const to = numberIn(second, 'square')
  if (to !== null) return `${card}@${to}`
  return second === 'tray' || second.startsWith('hand:') ? `${card}@off` : null
}
