import { cardNamed } from '../../../rules/forty-nine-outfit/cards'
import type { PittsburghView } from '../../../rules/forty-nine-outfit/pittsburgh-draw'
import { HAND, handKey, kindOf, valueOf, type Kind } from '../../../rules/forty-nine-outfit/ranking'
import type { Seen } from '../../../rules/kit'
import { eyeOf, isOpenHand, seatsOf } from '../layout/eye'

/** What an eye sees of a table of Pittsburgh Draw. */
export type Table = Seen<PittsburghView>

/** The name of the place of the cards that wait to be taken up. */
export const TAKE_UP = 'cards'

/** Whether cards are still to be dealt. */
export const isUndealt = (table: Table): boolean => table.state.turn === null && !table.over

/** Whether nobody has moved in this deal. */
export const isFresh = ({ state }: Table): boolean => Object.values(state.discards).every((it) => it === null)

/**
 * Whether the hands shown last still lie open for this eye: while the next deal is made, until it takes up its new
 * cards, and for whoever stands by until somebody has moved.
 */
export function isShowing(table: Table, picked: readonly string[] = []): boolean {
  const { shown, discards } = table.state
  if (shown === null) return false
  if (table.over || isUndealt(table)) return true
  const eye = eyeOf(table)
  return eye === null ? isFresh(table) : discards[eye] === null && !picked.includes(TAKE_UP)
}

/** The order in which hands are opened: from the dealer's left, the dealer last. */
export function showingOrder(table: Table): string[] {
  const seats = seatsOf(table)
  const first = (seats.indexOf(table.state.shown?.dealer ?? '') + 1) % seats.length
  return [...seats.slice(first), ...seats.slice(0, first)]
}

/** What five cards are worth as they are; null unless there are five that the eye knows. */
export function worthOf(cards: readonly string[] | number | undefined): { kind: Kind; points: number } | null {
  if (!isOpenHand(cards) || cards.length !== HAND) return null
  const points = valueOf(handKey(cards.map(cardNamed)))
  return { kind: kindOf(points), points }
}

/** The cards of `discard 1 8 C`; none for `stand`. */
export function thrownBy(move: string): readonly string[] {
  return move.startsWith('discard ') ? move.slice(8).split(' ') : []
}

/** How many cards the pack has. */
export const packSize = (table: Table): number => (table.options['cheater'] === true ? 50 : 49)

/** How many cards a list is that the eye may know or only count. */
export const sizeOf = (cards: readonly string[] | number | null): number =>
  cards === null ? 0 : typeof cards === 'number' ? cards : cards.length
