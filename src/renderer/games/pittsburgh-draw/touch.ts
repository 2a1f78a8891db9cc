import { nameIn, namedTouch } from '../../stage/model/names'
import { cardNamed } from '../../../rules/forty-nine-outfit/cards'
import { isShowing, TAKE_UP, thrownBy, type Table } from './table'

/** The place that stands for keeping all five, and the one where cards are thrown. */
export const STAND = 'stand'
export const DISCARDS = 'discards'

/** While the last hands lie open the new cards are taken up first; then the cards to throw, in any order, or to stand. */
export function touches(move: string, seen: Table): readonly string[] {
  const own = move === 'stand' ? [STAND] : thrownBy(move).map((card) => namedTouch('hand', card))
  return isShowing(seen) ? [TAKE_UP, ...own] : own
}

/** The cards touched, thrown away; or standing. */
export function attempt(touched: readonly string[]): string | null {
  if (touched.includes(STAND)) return 'stand'
  const cards = touched.flatMap((touch) => nameIn(touch, 'hand') ?? [])
  if (cards.length === 0) return null
  return `discard ${[...cards].sort((a, b) => cardNamed(a) - cardNamed(b)).join(' ')}`
}
