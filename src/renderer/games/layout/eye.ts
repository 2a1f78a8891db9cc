import { letterOf, lettersOf, type GameEvent, type GameView } from '../../../rules/kit'
import type { SceneContext } from '../types'

/** What a scene needs where nobody touches anything and nothing has just happened. */
export const UNTOUCHED: SceneContext = {
  touchable: new Set(),
  picked: [],
  lastPly: null,
  flickStrength: null,
  page: 'wide',
  isHandCovered: false,
}

/** Returns the letters of the table's seats, in order. */
export function seatsOf(seen: GameView): string[] {
  return lettersOf(seen.seats)
}

/** Returns the letter of the viewer's seat; null for an onlooker. */
export function eyeOf(seen: GameView): string | null {
  return seen.eye < 0 ? null : letterOf(seen.eye)
}

/** Returns the seat on the near side of the table: the viewer's own, or the first seat for an onlooker. */
export function nearSeat(seen: GameView): string {
  return letterOf(Math.max(0, seen.eye))
}

/** Returns the other seats in the order of turns, beginning at the near seat's left. */
export function opponentsOf(seen: GameView): string[] {
  const seats = seatsOf(seen)
  const near = seats.indexOf(nearSeat(seen))
  return [...seats.slice(near + 1), ...seats.slice(0, near)]
}

/**
 * Returns the letter of the seat that made the last ply, null before the first, and the events that the viewer saw of
 * it.
 */
export function lastPly<E extends GameEvent>({
  lastPly,
}: SceneContext<E>): { readonly seat: string | null; readonly events: readonly E[] } {
  return lastPly ? { seat: letterOf(lastPly.seat), events: lastPly.events } : { seat: null, events: [] }
}

/** Whether the viewer knows the cards of a hand and not only their number. */
export function isOpenHand(hand: readonly string[] | number | null | undefined): hand is readonly string[] {
  return typeof hand === 'object' && hand !== null
}

/** Returns the number of cards, of which the viewer may know only that; 0 for none. */
export function cardCount(cards: readonly string[] | number | null | undefined): number {
  return typeof cards === 'number' ? cards : (cards?.length ?? 0)
}

/** Whether the cards of a deal, in which seats take turns, have not been dealt yet. */
export const isUndealt = (seen: GameView<{ readonly turn: string | null }>): boolean =>
  seen.state.turn === null && !seen.over

/** Returns the number of cards in a pack with which the Cheater may play. */
export const packSize = (seen: GameView): number => (seen.options['cheater'] === true ? 50 : 49)

/** Returns the viewer's cards; empty for an onlooker. */
export function ownCards(seen: GameView<{ readonly hands: Readonly<Record<string, unknown>> }>): readonly string[] {
  const hand = seen.state.hands[eyeOf(seen) ?? '']
  return Array.isArray(hand) ? (hand as string[]) : []
}

/** Returns these seats with the viewer's own first: "You and Mabel win". */
export const viewerFirst = (seen: GameView, seats: readonly string[]): string[] =>
  seats.toSorted((a, b) => Number(b === eyeOf(seen)) - Number(a === eyeOf(seen)))
