import { count, HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { SIDE, SQUARES, type Square } from '../../../rules/forty-nine-outfit/board'
import { findMobility, listJumps, MOBILITY_WORDS } from '../../../rules/forty-nine-outfit/jumping-men'
import { TOUCHED_HIGH, TOUCHED_LOW, JUMP_FROM, JUMP_OVER, JUMP_TO, JUMPS } from '../../../rules/forty-nine-outfit/jumps'

/** The positions of the last step of a search, and the way to each of them. */
class SearchPath {
  low: Int32Array
  high: Int32Array
  score: Int16Array
  private readonly parents: Int32Array[] = []
  private readonly jumps: Uint8Array[] = []

  constructor(low: number, high: number) {
    this.low = Int32Array.of(low)
    this.high = Int32Array.of(high)
    this.score = Int16Array.of(weigh(low, high))
  }

  get size(): number {
    return this.low.length
  }

  append({ low, high, score, parent, jump, size }: Layer): void {
    this.low = low.slice(0, size)
    this.high = high.slice(0, size)
    this.score = score.slice(0, size)
    this.parents.push(parent.slice(0, size))
    this.jumps.push(jump.slice(0, size))
  }

  /** Returns the jumps to the best of the last positions. */
  best(): number[] {
    let at = 0
    for (let i = 0; i < this.size; i++) if (this.score[i]! < this.score[at]!) at = i
    const way: number[] = []
    for (let step = this.jumps.length - 1; step >= 0; step--) {
      way.push(this.jumps[step]![at]!)
      at = this.parents[step]![at]!
    }
    return way.reverse()
  }
}

/** A position of men that jump one at a time, and the squares where the last man may stand. */
export interface Task {
  readonly low: number
  readonly high: number
  /** STRAIGHT or ALL_DIRECTIONS. */
  readonly directions: number
  /** If empty, a single man is no aim, and two men are the fewest that are sought. */
  readonly aims: readonly Square[]
}

/** The furthest point of a search. */
export interface BeamResult {
  /** The jumps that lead there. */
  readonly jumps: readonly number[]
  /** Men left there. A single one stands on one of the aims. */
  readonly men: number
  /** Whether no position was dropped; then nothing leads further. */
  readonly isComplete: boolean
}

/** Positions expanded between two yields: a few milliseconds. */
const SLICE = 4000

/**
 * Searches the reachable positions, one man fewer at each step, keeping only the `width` best of each number of men (a
 * beam search). Yields every few milliseconds.
 */
export function* beamSearch(task: Task, width: number): Generator<void, BeamResult> {
  const search = new BeamSearch(task, width)
  let expanded = 0
  let men = count(task.low) + count(task.high)
  for (; men > 1; men--) {
    search.begin(men)
    for (let place = 0; place < search.breadth; place++) {
      search.expand(place)
      if (++expanded % SLICE === 0) yield
    }
    if (!search.end()) break
  }
  return { jumps: search.best(), men, isComplete: search.isComplete }
}

class BeamSearch {
  /** Whether no position was dropped so far. */
  isComplete = true
  private readonly task: Task
  private readonly width: number
  private readonly trail: SearchPath
  private readonly children: Layer
  private readonly able = new Int32Array(MOBILITY_WORDS)
  private readonly jumps: number[] = []
  /** Squares of which at least one must be occupied after the next jump; all of them if nothing is known. */
  private needLow = -1
  private needHigh = -1

  constructor(task: Task, width: number) {
    this.task = task
    this.width = width
    this.trail = new SearchPath(task.low, task.high)
    this.children = new Layer(4 * width)
  }

  get breadth(): number {
    return this.trail.size
  }

  /**
   * Begins a step. A man keeps to squares of one kind, so one of an aim's kind must be left, and at last stand on an
   * aim.
   */
  begin(men: number): void {
    const { aims } = this.task
    const isNeeded = men === 2 ? (square: Square) => aims.includes(square) : isOfKind(aims)
    if (aims.length > 0 || men === 2) {
      this.needLow = maskOf(LOW_BITS, isNeeded)
      this.needHigh = maskOf(HIGH_BITS, isNeeded)
    }
    this.children.clear()
  }

  /** Adds the position after every jump in a position. */
  expand(place: number): void {
    const { directions } = this.task
    const low = this.trail.low[place]!
    const high = this.trail.high[place]!
    const score = this.trail.score[place]!
    findMobility(low, high, directions, this.able)
    const jumps = listJumps(this.able, directions, this.jumps)
    for (let i = 0; i < jumps; i++) {
      const jump = this.jumps[i]!
      const nextLow = low ^ TOUCHED_LOW[jump]!
      const nextHigh = high ^ TOUCHED_HIGH[jump]!
      if (((nextLow & this.needLow) | (nextHigh & this.needHigh)) === 0) continue
      if (this.children.isFull) this.narrow()
      this.children.add(nextLow, nextHigh, score + GAIN[jump]!, place, jump)
    }
  }

  /** Moves on to the positions that were added; returns false if there are none. */
  end(): boolean {
    if (this.children.size === 0) return false
    if (this.children.size > this.width) this.narrow()
    this.trail.append(this.children)
    return true
  }

  /** Returns the jumps to the best position of the last step. */
  best(): number[] {
    return this.trail.best()
  }

  private narrow(): void {
    this.children.keepBest(this.width)
    this.isComplete = false
  }
}

/** Returns a test whether a jumping man can get from a square to an aim: rows and columns differ by even numbers. */
function isOfKind(aims: readonly Square[]): (square: Square) => boolean {
  const kinds = new Set(aims.map(kindOf))
  return (square) => kinds.has(kindOf(square))
}

function kindOf(square: Square): number {
  return 2 * (Math.floor(square / SIDE) % 2) + ((square % SIDE) % 2)
}

function maskOf(bits: Int32Array, has: (square: Square) => boolean): number {
  let mask = 0
  for (let square = 0; square < SQUARES; square++) if (has(square)) mask |= bits[square]!
  return mask
}

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
  private readonly table: Int32Array
  private readonly mask: number
  private readonly tally = new Int32Array(SCORES)

  constructor(readonly capacity: number) {
    this.low = new Int32Array(capacity)
    this.high = new Int32Array(capacity)
    this.parent = new Int32Array(capacity)
    this.jump = new Uint8Array(capacity)
    this.score = new Int16Array(capacity)
    const slots = 2 ** Math.ceil(Math.log2(2 * capacity))
    this.table = new Int32Array(slots)
    this.mask = slots - 1
  }

  clear(): void {
    this.size = 0
    this.table.fill(0)
  }

  get isFull(): boolean {
    return this.size === this.capacity
  }

  /** Adds a position unless it is there already. The layer must not be full. */
  add(low: number, high: number, score: number, parent: number, jump: number): void {
    let slot = this.slotOf(low, high)
    for (let at = this.table[slot]!; at !== 0; at = this.table[slot]!) {
      if (this.low[at - 1] === low && this.high[at - 1] === high) return
      slot = (slot + 1) & this.mask
    }
    const place = this.size++
    this.table[slot] = place + 1
    this.low[place] = low
    this.high[place] = high
    this.score[place] = score
    this.parent[place] = parent
    this.jump[place] = jump
  }

  /** Keeps the `width` best positions; of equals, those that came first. */
  keepBest(width: number): void {
    this.tally.fill(0)
    for (let i = 0; i < this.size; i++) this.tally[this.score[i]!]!++
    let limit = 0
    let room = width
    while (room >= this.tally[limit]!) room -= this.tally[limit++]!
    let kept = 0
    for (let i = 0; i < this.size; i++) {
      const score = this.score[i]!
      if (score < limit || (score === limit && room-- > 0)) this.move(i, kept++)
    }
    this.size = kept
    this.index()
  }

  private move(from: number, to: number): void {
    this.low[to] = this.low[from]!
    this.high[to] = this.high[from]!
    this.score[to] = this.score[from]!
    this.parent[to] = this.parent[from]!
    this.jump[to] = this.jump[from]!
  }

  private index(): void {
    this.table.fill(0)
    for (let i = 0; i < this.size; i++) {
      let slot = this.slotOf(this.low[i]!, this.high[i]!)
      while (this.table[slot] !== 0) slot = (slot + 1) & this.mask
      this.table[slot] = i + 1
    }
  }

  private slotOf(low: number, high: number): number {
    const mixed = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)
    return (mixed ^ (mixed >>> 15)) & this.mask
  }
}

/** Returns the sum of the weights under the men. */
export function weigh(low: number, high: number): number {
  return WEIGHT.reduce(
    (sum, weight, square) => ((low & LOW_BITS[square]!) | (high & HIGH_BITS[square]!) ? sum + weight : sum),
    0,
  )
}
