// In range: positions that were visited, slots of the table.

const SPREAD_ONE = 0x9e3779b1
const SPREAD_TWO = 0x85ebca6b

/** What a search has met, in typed arrays that grow: two words that say all of it, and how it was come to. */
export class Visited {
  one = new Int32Array(1 << 12)
  two = new Int32Array(1 << 12)
  /** Where it was come from, and by what. */
  parent = new Int32Array(1 << 12)
  step = new Int32Array(1 << 12)
  count = 0
  #table = new Int32Array(1 << 14).fill(-1)

  /** Adds a pair of words; answers its number, or -1 if it is there already. */
  add(one: number, two: number): number {
    if (this.count === this.one.length) this.#grow()
    const slot = this.#slotOf(one, two)
    if (this.#table[slot]! >= 0) return -1
    this.one[this.count] = one
    this.two[this.count] = two
    this.#table[slot] = this.count
    return this.count++
  }

  /** Where a pair is in the table, or would be. */
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
