import { letterOf, type GameView } from '../../rules/kit'

/** What games of many kinds state in the same way, as far as they have it. */
interface CommonState {
  /** Letter of the seat whose turn it is. */
  readonly turn?: string | null
  /** Cards by seat: a list, or their number if the viewer knows no more, or null. */
  readonly hands?: Readonly<Record<string, unknown>>
  readonly piles?: Readonly<Record<string, unknown>>
  readonly stock?: unknown
}

/** Returns the state of a view as what many games have in common; empty before there is a view. */
export const commonState = (seen: GameView | null): CommonState => seen?.state ?? {}

/** Returns how many cards a list or a number stands for; null if the viewer does not know, or there are none to count. */
export const knownCount = (cards: unknown): number | null =>
  Array.isArray(cards) ? cards.length : typeof cards === 'number' ? cards : null

/** Returns the viewer's own cards; null for an onlooker, and in games without hands. */
export function ownHand(seen: GameView): readonly unknown[] | null {
  const hand = seen.eye < 0 ? undefined : commonState(seen).hands?.[letterOf(seen.eye)]
  return Array.isArray(hand) ? hand : null
}
