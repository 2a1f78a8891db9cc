import type { Seat } from '../../../rules/kit'
import type { TableClient } from './types'

/** A guest who wants a chair, and needs consent. */
export interface Asker {
  readonly name: string
  readonly guest: TableClient
  /** Whether they say that the chair was theirs. */
  readonly isReturning: boolean
  /** The seats of the people who have agreed, where the table decides. */
  readonly agreed: Set<Seat>
}

/** A guest to whom the people at the table have refused a chair. */
interface RefusedAsker {
  readonly source: string
  /** In milliseconds of a monotonic clock. */
  readonly until: number
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
  readonly refusedAskers: Map<Seat, RefusedAsker>
  /** Chairs for which the owner or the table has given consent, with the address of the guest who had asked; null if none had. */
  readonly admittedSources: Map<Seat, string | null>
}

/** Returns empty records. */
export function createShownHands(): ShownHands {
  return {
    leavers: new Map(),
    seenSeats: new Map(),
    askers: new Map(),
    refusedAskers: new Map(),
    admittedSources: new Map(),
  }
}
