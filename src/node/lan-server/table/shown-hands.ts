import type { Seat } from '../../../rules/kit'

/** A guest who wants to take a chair over, and needs the owner's consent. */
interface Asker {
  readonly name: string
  readonly source: string
}

/**
 * Records which hands of the current game were shown to whom. It belongs to the game, so a reconnect does not reset it.
 */
export interface Hands {
  /** Chairs that a person left, with the fingerprints of the tokens that give them back to that person. */
  readonly left: Map<Seat, readonly string[]>
  /** Seats whose hands were seen from an address, as normalized by `networkOf`. */
  readonly seen: Map<string, Set<Seat>>
  readonly asking: Map<Seat, Asker>
  /** Chairs for which the owner has given consent, with the address of the guest who had asked; null if none had. */
  readonly admitted: Map<Seat, string | null>
}

/** Returns empty records. */
export function newHands(): Hands {
  return { left: new Map(), seen: new Map(), asking: new Map(), admitted: new Map() }
}
