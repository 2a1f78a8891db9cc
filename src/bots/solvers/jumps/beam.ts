import { count, HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { SIDE, SQUARES, type Square } from '../../../rules/forty-nine-outfit/board'
import { findMobility, listJumps, MOBILITY_WORDS } from '../../../rules/forty-nine-outfit/jumping-men'
import { TOUCHED_HIGH, TOUCHED_LOW } from '../../../rules/forty-nine-outfit/jumps'
import { Layer, GAIN, weigh } from './layer'

/** The positions of the last step of a search, and the way to each of them. */
class SearchPath {
  low: Int32Array
  high: Int32Array
  score: Int16Array
  readonly #parents: Int32Array[] = []
  readonly #jumps: Uint8Array[] = []

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
    this.#parents.push(parent.slice(0, size))
    this.#jumps.push(jump.slice(0, size))
  }

  /** Returns the jumps to the best of the last positions. */
  best(): number[] {
    let at = 0
    for (let i = 0; i < this.size; i++) if (this.score[i]! < this.score[at]!) at = i
    const way: number[] = []
    for (let step = this.#jumps.length - 1; step >= 0; step--) {
      way.push(this.#jumps[step]![at]!)
      at = this.#parents[step]![at]!
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
 * beam search). Yields the number of men every few milliseconds.
 */
export function* beamSearch(task: Task, width: number): Generator<number, BeamResult> {
  const search = new BeamSearch(task, width)
  let expanded = 0
  let men = count(task.low) + count(task.high)
  for (; men > 1; men--) {
    search.begin(men)
    for (let place = 0; place < search.breadth; place++) {
      search.expand(place)
      if (++expanded % SLICE === 0) yield men
    }
    if (!search.end()) break
  }
  return { jumps: search.best(), men, isComplete: search.isComplete }
}

class BeamSearch {
  /** Whether no position was dropped so far. */
  isComplete = true
  readonly #task: Task
  readonly #width: number
  readonly #trail: SearchPath
  readonly #children: Layer
  readonly #able = new Int32Array(MOBILITY_WORDS)
  readonly #jumps: number[] = []
  /** Squares of which at least one must be occupied after the next jump; all of them if nothing is known. */
  #needLow = -1
  #needHigh = -1

  constructor(task: Task, width: number) {
    this.#task = task
    this.#width = width
    this.#trail = new SearchPath(task.low, task.high)
    this.#children = new Layer(4 * width)
  }

  get breadth(): number {
    return this.#trail.size
  }

  /**
   * Begins a step. A man keeps to squares of one kind, so one of an aim's kind must be left, and at last stand on an
   * aim.
   */
  begin(men: number): void {
    const { aims } = this.#task
    const isNeeded = men === 2 ? (square: Square) => aims.includes(square) : isOfKind(aims)
    if (aims.length > 0 || men === 2) {
      this.#needLow = maskOf(LOW_BITS, isNeeded)
      this.#needHigh = maskOf(HIGH_BITS, isNeeded)
    }
    this.#children.clear()
  }

  /** Adds the position after every jump in a position. */
  expand(place: number): void {
    const { directions } = this.#task
    const low = this.#trail.low[place]!
    const high = this.#trail.high[place]!
    const score = this.#trail.score[place]!
    findMobility(low, high, directions, this.#able)
    const jumps = listJumps(this.#able, directions, this.#jumps)
    for (let i = 0; i < jumps; i++) {
      const jump = this.#jumps[i]!
      const nextLow = low ^ TOUCHED_LOW[jump]!
      const nextHigh = high ^ TOUCHED_HIGH[jump]!
      if (((nextLow & this.#needLow) | (nextHigh & this.#needHigh)) === 0) continue
      if (this.#children.isFull) this.#narrow()
      this.#children.add(nextLow, nextHigh, score + GAIN[jump]!, place, jump)
    }
  }

  /** Moves on to the positions that were added; returns false if there are none. */
  end(): boolean {
    if (this.#children.size === 0) return false
    if (this.#children.size > this.#width) this.#narrow()
    this.#trail.append(this.#children)
    return true
  }

  /** Returns the jumps to the best position of the last step. */
  best(): number[] {
    return this.#trail.best()
  }

  #narrow(): void {
    this.#children.keepBest(this.#width)
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
