import type { Seat } from '../../../rules/kit'

/** Somebody who would like to take a chair over, and needs the owner's consent. */
interface Asker {
  readonly name: string
  readonly source: string
}

/** What hands of the present game were shown to whom. It belongs to the game: a new connection forgets nothing of it. */
export interface Hands {
  /** Chairs that somebody got up from, with the fingerprints of the secrets that give them back to that person. */
  readonly left: Map<Seat, readonly string[]>
  /** Seats whose hands were seen from an address, as `networkOf` tells addresses apart. */
  readonly seen: Map<string, Set<Seat>>
  readonly asking: Map<Seat, Asker>
  /** Chairs that the owner has opened, to whoever had asked for them; null where nobody had. */
  readonly admitted: Map<Seat, string | null>
}

/** Nobody has seen anything. */
export function newHands(): Hands {
  return { left: new Map(), seen: new Map(), asking: new Map(), admitted: new Map() }
}
