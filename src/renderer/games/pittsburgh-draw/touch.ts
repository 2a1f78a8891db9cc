import { nameIn, namedTouch } from '../../stage/model/touch-names'
import { cardNamed } from '../../../rules/forty-nine-outfit/cards'
import { isShowing, TAKE_UP, discardsOf, type Table } from './table'

/** Touch that keeps all five cards, and touch of the place for discards. */
export const STAND = 'stand'
export const DISCARDS = 'discards'

/**
 * Returns the touches of a move: the cards to discard, in any order, or `STAND`. While the last hands lie open, the new
 * cards must be picked up first.
 */
export function touches(move: string, seen: Table): readonly string[] {
  const own = move === 'stand' ? [STAND] : discardsOf(move).map((card) => namedTouch('hand', card))
  return isShowing(seen) ? [TAKE_UP, ...own] : own
}

/** Returns the move that discards the touched cards, or `stand`; null if neither was touched. */
export function attempt(touched: readonly string[]): string | null {
  if (touched.includes(STAND)) return 'stand'
  const cards = touched.flatMap((touch) => nameIn(touch, 'hand') ?? [])
  if (cards.length === 0) return null
  return `discard ${[...cards].sort((a, b) => cardNamed(a) - cardNamed(b)).join(' ')}`
}
