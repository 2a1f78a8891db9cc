/**
 * The positions that a search has met, in growing typed arrays: two words that describe each, and its parent. A hash
 * table with open addressing finds them again.
 */
export class PositionTable {
  first: Int32Array
  second: Int32Array
  /** The position it was reached from. */
  parent: Int32Array
  count = 0
  private slots: Int32Array

  constructor(capacity: number) {
    this.first = new Int32Array(capacity)
    this.second = new Int32Array(capacity)
    this.parent = new Int32Array(capacity)
    this.slots = new Int32Array(4 * capacity).fill(-1)
  }

  /** Returns the number of a position, or -1. */
  find(first: number, second: number): number {
    return this.slots[this.slotOf(first, second)]!
  }

  /** Adds a position that is not stored yet; returns its number. */
  add(first: number, second: number): number {
    if (this.count === this.first.length) this.grow()
    const slot = this.slotOf(first, second)
    this.first[this.count] = first
    this.second[this.count] = second
    this.slots[slot] = this.count
    return this.count++
  }

  /** Doubles the room; a search that keeps more of a position doubles that, too. */
  protected grow(): void {
    this.first = doubled(this.first)
    this.second = doubled(this.second)
    this.parent = doubled(this.parent)
    this.slots = new Int32Array(4 * this.first.length).fill(-1)
    for (let at = 0; at < this.count; at++) this.slots[this.slotOf(this.first[at]!, this.second[at]!)] = at
  }

  /** Returns the slot that holds a position, or the free slot where it belongs. */
  private slotOf(first: number, second: number): number {
    const mask = this.slots.length - 1
    let mixed = first ^ Math.imul(second, 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x9e3779b1)
    for (let slot = (mixed ^ (mixed >>> 13)) & mask; ; slot = (slot + 1) & mask) {
      const at = this.slots[slot]!
      if (at < 0 || (this.first[at] === first && this.second[at] === second)) return slot
    }
  }
}

/** Returns a copy of an array with twice its room. */
export function doubled<A extends Int32Array | Uint16Array | Uint8Array>(old: A): A {
  const more = new (old.constructor as new (length: number) => A)(2 * old.length)
  more.set(old)
  return more
}
