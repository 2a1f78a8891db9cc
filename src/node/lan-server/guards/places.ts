import { networkOf, plainAddress, type Sources } from './sources'

/** How many times as much as one address all strangers of an IPv6 network may take: a house has several machines. */
export const NEIGHBOURS = 4

/** The places of one address. */
interface Holder {
  readonly address: string
  /** The source as which it counts unless it is known. */
  readonly network: string
  /** Functions that take one of its places away, the oldest first. */
  readonly places: Set<() => void>
}

/**
 * A number of places that strangers share fairly. When all are taken, a newcomer gets the oldest place of the address
 * with the most, in the source with the most: so a crowd, from one address or from many, displaces itself. Addresses
 * that are known lose no place to others.
 */
export class Places {
  private readonly holders = new Map<string, Holder>()
  private count = 0

  /**
   * @param all the number of places
   * @param each maximum number of places of one address
   */
  constructor(
    private readonly all: number,
    private readonly each: number,
    private readonly sources: Sources,
  ) {}

  /** Whether somebody at an address would get a place now. */
  hasPlaceFor(address: string): boolean {
    return this.findRoom(plainAddress(address)) !== null
  }

  /**
   * Takes a place; returns a function that gives it back, or null if there is none for this address.
   * @param drop called if the place is taken away, after which nothing needs to be given back
   */
  take(address: string, drop: () => void): (() => void) | null {
    const plain = plainAddress(address)
    const room = this.findRoom(plain)
    if (room === null) return null
    if (room !== 'free') this.dropOldest(room)
    const holder = this.holders.get(plain) ?? { address: plain, network: networkOf(plain), places: new Set() }
    this.holders.set(plain, holder)
    const place = () => drop()
    holder.places.add(place)
    this.count++
    return () => this.giveBack(holder, place)
  }

  private giveBack(holder: Holder, place: () => void): void {
    if (!holder.places.delete(place)) return
    this.count--
    if (holder.places.size === 0) this.holders.delete(holder.address)
  }

  private dropOldest(holder: Holder): void {
    for (const place of holder.places) {
      this.giveBack(holder, place)
      place()
      return
    }
  }

  /** Returns `free` if a place is free, or who loses one; null if this address gets none. */
  private findRoom(address: string): 'free' | Holder | null {
    if ((this.holders.get(address)?.places.size ?? 0) >= this.each) return null
    const own = this.sources.of(address)
    const totals = new Map<string, number>()
    /** The address with the most places of each source. */
    const fullest = new Map<string, Holder>()
    for (const holder of this.holders.values()) {
      const source = this.sources.isKnown(holder.address) ? holder.address : holder.network
      totals.set(source, (totals.get(source) ?? 0) + holder.places.size)
      if (holder.places.size > (fullest.get(source)?.places.size ?? 0)) fullest.set(source, holder)
    }
    const ownTotal = totals.get(own) ?? 0
    if (ownTotal >= this.each * NEIGHBOURS) return fullest.get(own) ?? null
    if (this.count < this.all) return 'free'
    // A known address takes a stranger's place rather than its own.
    let crowd = this.sources.isKnown(address) ? '' : own
    for (const [source, holder] of fullest) {
      if (!this.sources.isKnown(holder.address) && (totals.get(source) ?? 0) > (totals.get(crowd) ?? 0)) crowd = source
    }
    return fullest.get(crowd) ?? fullest.get(own) ?? null
  }
}
