import { isTouchOf, nameIn, namedTouch, numberIn } from '../../stage/model/touch-names'
import { placingOf } from '../puzzles/cards-placing'
import { handOf, type Table } from './table'

/**
 * Returns the touches of a move: the card where it lies, `hand:17` in the tray or `card:17` in a rack, then a rack or
 * the tray.
 */
export function touches(move: string, seen: Table): readonly string[] {
  const placing = placingOf(move)
  if (!placing) return []
  const { card, to } = placing
  const from = handOf(seen.state, card) === null ? namedTouch('hand', card) : namedTouch('card', card)
  return [from, to === null ? 'tray' : namedTouch('rack', to)]
}

/**
 * Returns the move that these touches would mean. A card dropped on another goes to that card's place: its rack, or the
 * tray.
 */
export function attempt(touched: readonly string[], seen: Table): string | null {
  const [first, second] = touched
  const card = nameIn(first, 'hand') ?? nameIn(first, 'card')
  if (card === null || second === undefined) return null
  if (second === 'tray' || isTouchOf(second, 'hand')) return `${card}@off`
  const under = nameIn(second, 'card')
  const hand = under === null ? numberIn(second, 'rack') : handOf(seen.state, under)
  return hand === null ? null : `${card}@${hand}`
}
