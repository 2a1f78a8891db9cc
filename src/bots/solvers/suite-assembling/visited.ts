// In range: positions are below `count`, slots below the size of the table.

const SPREAD_ONE = 0x9e3779b1
const SPREAD_TWO = 0x85ebca6b

/**
 * The positions that a search has visited, in growing typed arrays: two words that describe each, and how it was
 * reached.
 */
export class Visited {
  one = new Int32Array(1 << 12)
  two = new Int32Array(1 << 12)
  /** The position it was reached from, and the step that led to it. */
  parent = new Int32Array(1 << 12)
  step = new Int32Array(1 << 12)
  count = 0
  #table = new Int32Array(1 << 14).fill(-1)

  /** Adds a position of two words; returns its number, or -1 if it is known already. */
  add(one: number, two: number): number {
    if (this.count === this.one.length) this.#grow()
    const slot = this.#slotOf(one, two)
    if (this.#table[slot]! >= 0) return -1
    this.one[this.count] = one
    this.two[this.count] = two
    this.#table[slot] = this.count
    return this.count++
  }

  /** Returns the slot that holds a position, or the free slot where it belongs. */
  #slotOf(one: number, two: number): number {
    const mask = this.#table.length - 1
    let mixed = one ^ Math.imul(two, SPREAD_TWO)
    mixed = Math.imul(mixed ^ (mixed >>> 15), SPREAD_ONE)
    for (let slot = (mixed ^ (mixed >>> 13)) & mask; ; slot = (slot + 1) & mask) {
      const at = this.#table[slot]!
      if (at < 0 || (this.one[at] === one && this.two[at] === two)) return slot
    }
  }

  #grow(): void {
    this.one = doubled(this.one)
    this.two = doubled(this.two)
    this.parent = doubled(this.parent)
    this.step = doubled(this.step)
    this.#table = new Int32Array(4 * this.one.length).fill(-1)
    for (let at = 0; at < this.count; at++) this.#table[this.#slotOf(this.one[at]!, this.two[at]!)] = at
  }
}

function doubled(old: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * old.length)
  more.set(old)
  return more
}
