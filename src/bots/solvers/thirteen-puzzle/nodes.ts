const SPREAD_LEFT = 0x9e3779b1
const SPREAD_RIGHT = 0x85ebca6b

/**
 * The positions that a search has met, in growing typed arrays: two words of seven squares each (four bits a square),
 * the vacancy, the slides made, the lower bound of the slides to come, and the parent. A hash table with open
 * addressing finds them again.
 */
export class Nodes {
  top = new Int32Array(1 << 14)
  bottom = new Int32Array(1 << 14)
  parent = new Int32Array(1 << 14)
  vacant = new Uint8Array(1 << 14)
  slidesMade = new Uint16Array(1 << 14)
  slidesToCome = new Uint8Array(1 << 14)
  count = 0
  #table = new Int32Array(1 << 16).fill(-1)

  /** Returns the node of a position, or -1. */
  find(top: number, bottom: number): number {
    const mask = this.#table.length - 1
    for (let at = hash(top, bottom) & mask; ; at = (at + 1) & mask) {
      const node = this.#table[at]!
      if (node < 0 || (this.top[node] === top && this.bottom[node] === bottom)) return node
    }
  }

  /** Adds a position that is not stored yet; returns its node. */
  add(top: number, bottom: number): number {
    if (this.count === this.top.length) this.#grow()
    const node = this.count++
    this.top[node] = top
    this.bottom[node] = bottom
    this.#enter(node)
    return node
  }

  #enter(node: number): void {
    const mask = this.#table.length - 1
    let at = hash(this.top[node]!, this.bottom[node]!) & mask
    while (this.#table[at]! >= 0) at = (at + 1) & mask
    this.#table[at] = node
  }

  #grow(): void {
    this.top = doubled(this.top, Int32Array)
    this.bottom = doubled(this.bottom, Int32Array)
    this.parent = doubled(this.parent, Int32Array)
    this.vacant = doubled(this.vacant, Uint8Array)
    this.slidesMade = doubled(this.slidesMade, Uint16Array)
    this.slidesToCome = doubled(this.slidesToCome, Uint8Array)
    this.#table = new Int32Array(4 * this.top.length).fill(-1)
    for (let node = 0; node < this.count; node++) this.#enter(node)
  }
}

/** Mixes both words, in the manner of the finalizer of MurmurHash3 (A. Appleby, public domain). */
function hash(top: number, bottom: number): number {
  let mixed = top ^ Math.imul(bottom, SPREAD_RIGHT)
  mixed = Math.imul(mixed ^ (mixed >>> 15), SPREAD_LEFT)
  return mixed ^ (mixed >>> 13)
}

function doubled<A extends Int32Array | Uint16Array | Uint8Array>(old: A, Kind: new (length: number) => A): A {
  const more = new Kind(2 * old.length)
  more.set(old)
  return more
}
