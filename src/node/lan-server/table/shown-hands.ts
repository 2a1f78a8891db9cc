import type { Seat } from '../../../rules/kit'

/** A guest who wants to take a chair over, and needs the owner's consent. */
interface Asker {
  readonly name: string
  readonly source: string
}

/**
 * Records which hands of the current game were shown to whom. It belongs to the game, so a reconnect does not reset it.
 */
export interface ShownHands {
  /** Chairs that a person left, with the fingerprints of the tokens that give them back to that person. */
  readonly leavers: Map<Seat, readonly string[]>
  /** Seats whose hands were seen from an address, as normalized by `networkOf`. */
  readonly seenSeats: Map<string, Set<Seat>>
  readonly askers: Map<Seat, Asker>
  /** Chairs for which the owner has given consent, with the address of the guest who had asked; null if none had. */
  readonly admittedSources: Map<Seat, string | null>
}

/** Returns empty records. */
export function createShownHands(): ShownHands {
  return { leavers: new Map(), seenSeats: new Map(), askers: new Map(), admittedSources: new Map() }
}
