import { SIDE, SQUARES, type Square } from '../../../rules/forty-nine-outfit/board'
import { count, HIGH, LOW } from '../../../rules/forty-nine-outfit/bits'
import { findMobility, listJumps, MOBILITY_WORDS } from '../../../rules/forty-nine-outfit/jumping/mobility'
import { JUMP_FROM, JUMP_OVER, JUMP_TO, JUMPS, TOUCHED_HIGH, TOUCHED_LOW } from '../../../rules/forty-nine-outfit/jumps'
import { Layer } from './layer'

/** A position of men who jump one at a time, and where the last one may stand. */
export interface Task {
  readonly low: number
  readonly high: number
  /** STRAIGHT or ALL_DIRECTIONS. */
  readonly directions: number
  readonly aims: readonly Square[]
}

/** The furthest that a search came. */
export interface Reached {
  /** The jumps there. */
  readonly jumps: readonly number[]
  /** Men left then. A single one stands on one of the aims. */
  readonly men: number
  /** Whether no position was left out: then nothing leads further. */
  readonly complete: boolean
}

/** How far a square is from the centre, squared: men at the rim are hard to bring home, so positions without are better. */
const WEIGHT = Int16Array.from({ length: SQUARES }, (_, square) => {
  const [rows, columns] = [Math.floor(square / SIDE) - SIDE / 2 + 0.5, (square % SIDE) - SIDE / 2 + 0.5]
  return rows * rows + columns * columns
})

/** What a jump changes of the sum of weights. */
const GAIN = Int16Array.from({ length: JUMPS }, (_, jump) => {
  return WEIGHT[JUMP_TO[jump]!]! - WEIGHT[JUMP_FROM[jump]!]! - WEIGHT[JUMP_OVER[jump]!]!
})

/** Positions expanded between two yields: a few milliseconds. */
const SLICE = 4000

/**
 * Goes through the positions that can be reached, man by man, keeping only the `width` best of each number of men (a
 * beam search). Yields how many men are left to the search every few milliseconds.
 */
export function* beam(task: Task, width: number): Generator<number, Reached> {
  const { directions } = task
  const able = new Int32Array(MOBILITY_WORDS)
  const list: number[] = []
  const children = new Layer(4 * width)
  const trail = new Trail(task)
  const [kindLow, kindHigh] = [maskOf(LOW, task.aims, sameKind), maskOf(HIGH, task.aims, sameKind)]
  const [aimLow, aimHigh] = [maskOf(LOW, task.aims), maskOf(HIGH, task.aims)]
  let complete = true
  let expanded = 0
  for (let men = count(task.low) + count(task.high); men > 1; men--) {
    // A man keeps to squares of his kind, so that somebody of a kind that can reach an aim must be left.
    const [neededLow, neededHigh] = men === 2 ? [aimLow, aimHigh] : [kindLow, kindHigh]
    const hopeless = task.aims.length === 0 && men > 2
    children.clear()
    for (let i = 0; i < trail.size; i++) {
      const low = trail.low[i]!
      const high = trail.high[i]!
      findMobility(low, high, directions, able)
      const jumps = listJumps(able, directions, list)
      for (let k = 0; k < jumps; k++) {
        const jump = list[k]!
        const nextLow = low ^ TOUCHED_LOW[jump]!
        const nextHigh = high ^ TOUCHED_HIGH[jump]!
        if (!hopeless && ((nextLow & neededLow) | (nextHigh & neededHigh)) === 0) continue
        if (children.isFull) {
          children.keepBest(width)
          complete = false
        }
        children.add(nextLow, nextHigh, trail.score[i]! + GAIN[jump]!, i, jump)
      }
      if (++expanded % SLICE === 0) yield men
    }
    if (children.size === 0) return { jumps: trail.best(), men, complete }
    if (children.size > width) {
      children.keepBest(width)
      complete = false
    }
    trail.append(children)
  }
  return { jumps: trail.best(), men: 1, complete }
}

/** The positions of the last step, and the way to them. */
class Trail {
  low: Int32Array
  high: Int32Array
  score: Int16Array
  readonly #parents: Int32Array[] = []
  readonly #jumps: Uint8Array[] = []

  constructor({ low, high }: Task) {
    this.low = Int32Array.of(low)
    this.high = Int32Array.of(high)
    this.score = Int16Array.of(
      WEIGHT.reduce((sum, weight, square) => sum + ((low & LOW[square]!) | (high & HIGH[square]!) ? weight : 0), 0),
    )
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

  /** The jumps to the best of the last positions. */
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

/** Whether a jumping man can come from one square to another: rows and columns differ by even numbers. */
function sameKind(one: Square, two: Square): boolean {
  const rows = Math.floor(one / SIDE) - Math.floor(two / SIDE)
  return rows % 2 === 0 && ((one % SIDE) - (two % SIDE)) % 2 === 0
}

function maskOf(bits: Int32Array, aims: readonly Square[], like: (one: Square, two: Square) => boolean = Object.is) {
  let mask = 0
  for (let square = 0; square < SQUARES; square++) {
    if (aims.some((aim) => like(aim, square))) mask |= bits[square]!
  }
  return mask
}
