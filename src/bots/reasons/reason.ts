import { letterOf, type Seat } from '../../rules/kit'

/** A reason why a move is good: a key that the game's wording turns into a sentence, with the values named there. */
export interface Reason<Key extends string = string> {
  readonly key: Key
  readonly params: Readonly<Record<string, string | number>>
}

export function why<Key extends string>(key: Key, params: Reason['params'] = {}): Reason<Key> {
  return { key, params }
}

/** Returns a seat's hand; empty if the view does not show it. */
export function handIn(hands: Readonly<Record<string, unknown>>, seat: Seat): readonly string[] {
  const hand = hands[letterOf(seat)]
  return Array.isArray(hand) ? (hand as readonly string[]) : []
}
