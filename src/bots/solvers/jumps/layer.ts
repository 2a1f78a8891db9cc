import { HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { SIDE, SQUARES } from '../../../rules/forty-nine-outfit/board'
import { JUMP_FROM, JUMP_OVER, JUMP_TO, JUMPS } from '../../../rules/forty-nine-outfit/jumps'

/**
 * Squared distance of each square from the centre: men at the rim are hard to bring home, so a low sum is promising.
 */
const WEIGHT = Int16Array.from({ length: SQUARES }, (_, square) => {
  const middle = (SIDE - 1) / 2
  return (Math.floor(square / SIDE) - middle) ** 2 + ((square % SIDE) - middle) ** 2
})

/** Exclusive upper limit of the sum of the weights of all squares. */
const SCORES = 512

/** What each jump adds to the sum of weights. */
export const GAIN = Int16Array.from({ length: JUMPS }, (_, jump) => {
  return WEIGHT[JUMP_TO[jump]!]! - WEIGHT[JUMP_FROM[jump]!]! - WEIGHT[JUMP_OVER[jump]!]!
})

/**
 * Positions with equally many men, each once, with the jump that led to it and the place of the position in which it
 * was made. Has a fixed capacity; lower scores are better.
 */
export class Layer {
  readonly low: Int32Array
  readonly high: Int32Array
  readonly parent: Int32Array
  readonly jump: Uint8Array
  readonly score: Int16Array
  size = 0

  /** Hash table with open addressing: places plus 1; 0 is empty. */
  readonly #table: Int32Array
  readonly #mask: number
  readonly #tally = new Int32Array(SCORES)

  constructor(readonly capacity: number) {
    this.low = new Int32Array(capacity)
    this.high = new Int32Array(capacity)
    this.parent = new Int32Array(capacity)
    this.jump = new Uint8Array(capacity)
    this.score = new Int16Array(capacity)
    const slots = 2 ** Math.ceil(Math.log2(2 * capacity))
    this.#table = new Int32Array(slots)
    this.#mask = slots - 1
  }

  clear(): void {
    this.size = 0
    this.#table.fill(0)
  }

  get isFull(): boolean {
    return this.size === this.capacity
  }

  /** Adds a position unless it is there already. The layer must not be full. */
  add(low: number, high: number, score: number, parent: number, jump: number): void {
    let slot = this.#slotOf(low, high)
    for (let at = this.#table[slot]!; at !== 0; at = this.#table[slot]!) {
      if (this.low[at - 1] === low && this.high[at - 1] === high) return
      slot = (slot + 1) & this.#mask
    }
    const place = this.size++
    this.#table[slot] = place + 1
    this.low[place] = low
    this.high[place] = high
    this.score[place] = score
    this.parent[place] = parent
    this.jump[place] = jump
  }

  /** Keeps the `width` best positions; of equals, those that came first. */
  keepBest(width: number): void {
    this.#tally.fill(0)
    for (let i = 0; i < this.size; i++) this.#tally[this.score[i]!]!++
    let limit = 0
    let room = width
    while (room >= this.#tally[limit]!) room -= this.#tally[limit++]!
    let kept = 0
    for (let i = 0; i < this.size; i++) {
      const score = this.score[i]!
      if (score < limit || (score === limit && room-- > 0)) this.#move(i, kept++)
    }
    this.size = kept
    this.#index()
  }

  #move(from: number, to: number): void {
    this.low[to] = this.low[from]!
    this.high[to] = this.high[from]!
    this.score[to] = this.score[from]!
    this.parent[to] = this.parent[from]!
    this.jump[to] = this.jump[from]!
  }

  #index(): void {
    this.#table.fill(0)
    for (let i = 0; i < this.size; i++) {
      let slot = this.#slotOf(this.low[i]!, this.high[i]!)
      while (this.#table[slot] !== 0) slot = (slot + 1) & this.#mask
      this.#table[slot] = i + 1
    }
  }

  #slotOf(low: number, high: number): number {
    const mixed = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)
    return (mixed ^ (mixed >>> 15)) & this.#mask
  }
}

/** Returns the sum of the weights under the men. */
export function weigh(low: number, high: number): number {
  return WEIGHT.reduce(
    (sum, weight, square) => ((low & LOW_BITS[square]!) | (high & HIGH_BITS[square]!) ? sum + weight : sum),
    0,
  )
}
