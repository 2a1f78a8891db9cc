const SPREAD_ONE = 0x9e3779b1
const SPREAD_TWO = 0x85ebca6b

/**
 * The positions that a search has visited, in growing typed arrays: two words that describe each, and how it was
 * reached.
 */
export class Visited {
  pack = new Int32Array(1 << 12)
  down = new Int32Array(1 << 12)
  /** The position it was reached from, and the step that led to it. */
  parent = new Int32Array(1 << 12)
  step = new Int32Array(1 << 12)
  count = 0
  #table = new Int32Array(1 << 14).fill(-1)

  /** Adds a position of two words; returns its number, or -1 if it is known already. */
  add(pack: number, down: number): number {
    if (this.count === this.pack.length) this.#grow()
    const slot = this.#slotOf(pack, down)
    if (this.#table[slot]! >= 0) return -1
    this.pack[this.count] = pack
    this.down[this.count] = down
    this.#table[slot] = this.count
    return this.count++
  }

  /** Returns the slot that holds a position, or the free slot where it belongs. */
  #slotOf(pack: number, down: number): number {
    const mask = this.#table.length - 1
    let mixed = pack ^ Math.imul(down, SPREAD_TWO)
    mixed = Math.imul(mixed ^ (mixed >>> 15), SPREAD_ONE)
    for (let slot = (mixed ^ (mixed >>> 13)) & mask; ; slot = (slot + 1) & mask) {
      const at = this.#table[slot]!
      if (at < 0 || (this.pack[at] === pack && this.down[at] === down)) return slot
    }
  }

  #grow(): void {
    this.pack = doubled(this.pack)
    this.down = doubled(this.down)
    this.parent = doubled(this.parent)
    this.step = doubled(this.step)
    this.#table = new Int32Array(4 * this.pack.length).fill(-1)
    for (let at = 0; at < this.count; at++) this.#table[this.#slotOf(this.pack[at]!, this.down[at]!)] = at
  }
}

function doubled(old: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * old.length)
  more.set(old)
  return more
}
