import { letterOf, lettersOf, type GameEvent, type Seen } from '../../../rules/kit'
import type { SceneContext } from '../types'

/** Letters of the seats of a table, in order. */
export function seatsOf(seen: Seen): string[] {
  return lettersOf(seen.seats)
}

/** The letter of the eye; null for an onlooker. */
export function eyeOf(seen: Seen): string | null {
  return seen.eye < 0 ? null : letterOf(seen.eye)
}

/** The seat whose side of the table is nearest: the eye's own, or the first one's for an onlooker. */
export function nearSeat(seen: Seen): string {
  return letterOf(Math.max(0, seen.eye))
}

/** All others in the order of turns after the near seat: from its left round the table. */
export function opponentsOf(seen: Seen): string[] {
  const seats = seatsOf(seen)
  const near = seats.indexOf(nearSeat(seen))
  return [...seats.slice(near + 1), ...seats.slice(0, near)]
}

/** The letter of the seat that made the last ply, null before the first, and what the eye was told of it. */
export function lastPly<E extends GameEvent>({
  last,
}: SceneContext<E>): { readonly seat: string | null; readonly events: readonly E[] } {
  return last ? { seat: letterOf(last.seat), events: last.events } : { seat: null, events: [] }
}

/** Whether the eye knows the cards of a hand, not only their number. */
export function isOpenHand(hand: readonly string[] | number | null | undefined): hand is readonly string[] {
  return typeof hand === 'object' && hand !== null
}
