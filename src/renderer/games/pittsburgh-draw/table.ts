import { cardNamed } from '../../../rules/forty-nine-outfit/cards'
import type { PittsburghView } from '../../../rules/forty-nine-outfit/pittsburgh-draw/shape'
import { HAND_SIZE, handKey, kindOf, valueOf, type HandKind } from '../../../rules/forty-nine-outfit/ranking'
import type { GameView } from '../../../rules/kit'
import { eyeOf, isOpenHand, seatsOf, isUndealt } from '../layout/eye'
import { nameIn, namedTouch } from '../../stage/model/touch-names'

/** A viewer's view of a table of Pittsburgh Draw. */
export type Table = GameView<PittsburghView>

/** Touch of the cards that wait to be picked up. */
export const TAKE_UP = 'cards'

/** Whether nobody has moved in this deal. */
export const isFresh = ({ state }: Table): boolean => Object.values(state.discards).every((it) => it === null)

/**
 * Whether the hands revealed last still lie open for this viewer: while the next deal is made, then until the viewer
 * picks up the new cards, or for an onlooker until somebody has moved.
 */
export function isShowing(table: Table, picked: readonly string[] = []): boolean {
  const { shown, discards } = table.state
  if (shown === null) return false
  if (table.over || isUndealt(table)) return true
  const eye = eyeOf(table)
  return eye === null ? isFresh(table) : discards[eye] === null && !picked.includes(TAKE_UP)
}

/** Returns the order in which hands are revealed: from the dealer's left, the dealer last. */
export function showingOrder(table: Table): string[] {
  const seats = seatsOf(table)
  const first = (seats.indexOf(table.state.shown?.dealer ?? '') + 1) % seats.length
  return [...seats.slice(first), ...seats.slice(0, first)]
}

/** Returns the kind and points of five cards; null unless the viewer knows five. */
export function worthOf(cards: readonly string[] | number | undefined): { kind: HandKind; points: number } | null {
  if (!isOpenHand(cards) || cards.length !== HAND_SIZE) return null
  const points = valueOf(handKey(cards.map(cardNamed)))
  return { kind: kindOf(points), points }
}

/** Returns the cards of a move such as `discard 1 8 C`; empty for `stand`. */
export function discardsOf(move: string): readonly string[] {
  return move.startsWith('discard ') ? move.slice(8).split(' ') : []
}

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
