/** A sparse matrix column: the row and value of each entry that is not 0. */
export type Column = readonly (readonly [row: number, value: number])[]

const TINY = 1e-9
const NEAR = 1e-6

/** Pivots by the steepest gain; after that, the first gain is taken, which cannot cycle (Bland 1977). */
const STEEPEST_PIVOTS = 400

/** Pivots after which the search is given up. */
const MAX_PIVOTS = 3000

/**
 * Decides whether a combination of the columns with non-negative coefficients adds up to `wanted`. Returns null if it
 * does (or if nothing is known). Otherwise returns a multiplier for each row such that no column has a positive product
 * with them and `wanted` has one (Farkas' lemma). The first phase of the simplex method, in a full tableau.
 */
export function separate(columns: readonly Column[], wanted: readonly number[]): number[] | null {
  const tableau = new Tableau(columns, wanted)
  for (let step = 0; step < MAX_PIVOTS; step++) {
    const entering = tableau.entering(step < STEEPEST_PIVOTS)
    if (entering < 0) return tableau.excess > NEAR ? tableau.multipliers() : null
    tableau.pivot(tableau.leaving(entering), entering)
  }
  return null
}

/**
 * The simplex tableau: the columns, one slack a row (what is missing there), the right-hand side; costs in the last
 * row.
 */
class Tableau {
  readonly #rows: number
  readonly #columns: number
  readonly #width: number
  readonly #cells: Float64Array
  readonly #basis: Int32Array
  readonly #signs: readonly number[]

  constructor(columns: readonly Column[], wanted: readonly number[]) {
    this.#rows = wanted.length
    this.#columns = columns.length
    this.#width = this.#columns + this.#rows + 1
    this.#cells = new Float64Array((this.#rows + 1) * this.#width)
    this.#signs = wanted.map((value) => (value < 0 ? -1 : 1))
    this.#basis = Int32Array.from(wanted, (_, row) => this.#columns + row)
    for (const [at, column] of columns.entries()) {
      for (const [row, value] of column) this.#set(row, at, this.#signs[row]! * value)
    }
    for (const [row, value] of wanted.entries()) {
      this.#set(row, this.#columns + row, 1)
      this.#set(row, this.#width - 1, Math.abs(value))
    }
    for (let row = 0; row < this.#rows; row++) this.#subtract(this.#rows, row, 1)
    for (let row = 0; row < this.#rows; row++) this.#set(this.#rows, this.#columns + row, 0)
  }

  /** The total of what is missing. */
  get excess(): number {
    return -this.#cells[this.#rows * this.#width + this.#width - 1]!
  }

  /** Returns a column that reduces what is missing, or -1. Slacks that have left the basis never come back. */
  entering(steepest: boolean): number {
    const costs = this.#rows * this.#width
    let best = -1
    for (let at = 0; at < this.#columns; at++) {
      if (this.#cells[costs + at]! >= -TINY) continue
      if (best < 0 || this.#cells[costs + at]! < this.#cells[costs + best]!) best = at
      if (!steepest) return best
    }
    return best
  }

  /** Returns the row that bounds a column first; of equals, the one whose basic variable is lowest. */
  leaving(entering: number): number {
    let best = -1
    let least = Infinity
    for (let row = 0; row < this.#rows; row++) {
      const cell = this.#cells[row * this.#width + entering]!
      if (cell <= TINY) continue
      const ratio = this.#cells[row * this.#width + this.#width - 1]! / cell
      const isLess = ratio < least - TINY
      if (isLess || (ratio < least + TINY && this.#basis[row]! < this.#basis[best]!)) {
        best = row
        if (isLess) least = ratio
      }
    }
    return best
  }

  pivot(row: number, entering: number): void {
    const from = row * this.#width
    const divisor = this.#cells[from + entering]!
    for (let at = 0; at < this.#width; at++) this.#cells[from + at]! /= divisor
    for (let other = 0; other <= this.#rows; other++) {
      if (other !== row) this.#subtract(other, row, this.#cells[other * this.#width + entering]!)
    }
    this.#basis[row] = entering
  }

  /** Reads the multipliers off the costs of the slacks: the cost of a slack is 1 minus the multiplier of its row. */
  multipliers(): number[] {
    const slacks = this.#rows * this.#width + this.#columns
    return this.#signs.map((sign, row) => sign * (1 - this.#cells[slacks + row]!))
  }

  #set(row: number, at: number, value: number): void {
    this.#cells[row * this.#width + at] = value
  }

  #subtract(row: number, other: number, times: number): void {
    if (times === 0) return
    const [to, from] = [row * this.#width, other * this.#width]
    for (let at = 0; at < this.#width; at++) this.#cells[to + at]! -= times * this.#cells[from + at]!
  }
}
