import { CENTRE, type Square, SQUARES } from '../../../rules/forty-nine-outfit/board'
import { fortyNinePuzzle, twentyFiveGoal, type JumpsState } from '../../../rules/forty-nine-outfit/single-jumps/game'
import { possibleFinishes } from '../../../rules/forty-nine-outfit/single-jumps/classes'
import {
  ALL_DIRECTIONS,
  STRAIGHT_DIRECTIONS,
  JUMP_FROM,
  JUMP_OVER,
  JUMP_TO,
  JUMPS,
  STRAIGHT_JUMPS,
} from '../../../rules/forty-nine-outfit/jumps'
import { createBotProfile } from '../../bot-profile'
import { HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { createSolution, unknownSolution, noSolution, type Solver, type SolutionSearch } from '../solver'
import { beamSearch, type BeamResult, type Task } from './beam'

/**
 * A pagoda function (Boardman and Conway; Winning Ways, ch. 23): a value for each square such that no jump raises the
 * sum over the men. If the men are worth less than a single man on the aim, no last man can ever stand there.
 */
type Pagoda = readonly number[]

/** Largest denominator tried for the fractions of a computed function; the simplex method gives small ones here. */
const MAX_DENOMINATOR = 24

const NEAR = 1e-6

/** Beam widths that are tried one after another. 256 is enough for every opening; the last takes some 60 MB. */
const WIDTHS = [64, 256, 2048, 16_384, 131_072] as const

/** The pass before which aims are sought that are provably out of reach. */
const PROVING = 2

/** Beam width for advice: as good as possible in most positions, within some milliseconds. */
const ADVISING = 64

/**
 * Creates a solver for puzzles of single jumps: beam searches of growing width, and proofs that some aims are out of
 * reach. A search that never had to drop a position is a proof as well.
 *
 * @param directions STRAIGHT or ALL_DIRECTIONS
 * @param aimsOf where the last man might stand, as far as proofs without a search can tell
 */
function createJumpsSolver(directions: number, aimsOf: (state: JumpsState) => readonly Square[]): Solver<JumpsState> {
  const taskOf = ({ low, high }: JumpsState, aims: readonly Square[]): Task => ({ low, high, directions, aims })
  return {
    isOpen: true,
    solve: (state) => solve(taskOf(state, aimsOf(state))),
    /** Returns the first jump on the way to the fewest men that a narrow search finds. */
    advise: (state) => finish(beamSearch(taskOf(state, []), ADVISING)).jumps[0] ?? null,
  }
}

function* solve(task: Task): SolutionSearch {
  let { aims } = task
  for (const [pass, width] of WIDTHS.entries()) {
    if (pass === PROVING) aims = yield* reachableAims(task)
    if (aims.length === 0) return noSolution
    const { jumps, men, isComplete } = yield* beamSearch({ ...task, aims }, width)
    // All ways to a single man have the same length: a jump for every man but one.
    if (men === 1) return createSolution(jumps, true)
    if (isComplete) return noSolution
  }
  return unknownSolution
}

/** Returns the aims that no pagoda function puts out of reach. */
function* reachableAims({ low, high, directions, aims }: Task): Generator<void, readonly Square[], void> {
  const left: Square[] = []
  for (const aim of aims) {
    if (!pagodaAgainst(low, high, directions, aim)) left.push(aim)
    yield
  }
  return left
}

function finish(search: Generator<void, BeamResult>): BeamResult {
  for (;;) {
    const slice = search.next()
    if (slice.done) return slice.value
  }
}

/** The class rule tells at once where no last man can stand: from 25 of the 49 vacancies, nowhere. */
export const fortyNinePuzzleBot = createBotProfile(fortyNinePuzzle, {
  solver: createJumpsSolver(STRAIGHT_DIRECTIONS, ({ low, high, aim }) => {
    return possibleFinishes(low, high).filter((square) => aim < 0 || square === aim)
  }),
})

/** With diagonal jumps, no class rule applies. */
export const twentyFiveGoalBot = createBotProfile(twentyFiveGoal, {
  solver: createJumpsSolver(ALL_DIRECTIONS, () => [CENTRE]),
})

/**
 * Returns an integer pagoda function by which a single man on `aim` is out of reach of these men, or null if none is
 * found. It is found by linear programming in floating point (by Farkas' lemma it exists if no fractional jumps lead
 * there either) and then checked exactly: a result is a proof.
 */
export function pagodaAgainst(low: number, high: number, directions: number, aim: Square): Pagoda | null {
  const jumps = directions === STRAIGHT_DIRECTIONS ? STRAIGHT_JUMPS : JUMPS
  const columns = Array.from({ length: jumps }, (_, jump): [number, number][] => [
    [JUMP_FROM[jump]!, 1],
    [JUMP_OVER[jump]!, 1],
    [JUMP_TO[jump]!, -1],
  ])
  const wanted = Array.from({ length: SQUARES }, (_, square) => manned(low, high, square) - (square === aim ? 1 : 0))
  const duals = separate(columns, wanted)
  if (!duals) return null
  for (let factor = 1; factor <= MAX_DENOMINATOR; factor++) {
    const values = duals.map((dual) => Math.round(-dual * factor) + 0)
    const isExact = values.every((value, square) => Math.abs(value + duals[square]! * factor) < NEAR * factor)
    if (isExact && isPagoda(values, directions) && worth(values, low, high) < values[aim]!) return values
  }
  return null
}

/** Whether no jump in these directions raises the sum of the values under the men. */
export function isPagoda(values: Pagoda, directions: number): boolean {
  const jumps = directions === ALL_DIRECTIONS ? JUMPS : STRAIGHT_JUMPS
  for (let jump = 0; jump < jumps; jump++) {
    if (values[JUMP_FROM[jump]!]! + values[JUMP_OVER[jump]!]! < values[JUMP_TO[jump]!]!) return false
  }
  return true
}

/** Returns the sum of the values under the men. */
export function worth(values: Pagoda, low: number, high: number): number {
  return values.reduce((sum, value, square) => sum + value * manned(low, high, square), 0)
}

function manned(low: number, high: number, square: Square): number {
  return (low & LOW_BITS[square]!) | (high & HIGH_BITS[square]!) ? 1 : 0
}

/** A sparse matrix column: the row and value of each entry that is not 0. */
export type Column = readonly (readonly [row: number, value: number])[]

const TINY = 1e-9

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
  private readonly rows: number
  private readonly columns: number
  private readonly width: number
  private readonly cells: Float64Array
  private readonly basis: Int32Array
  private readonly signs: readonly number[]

  constructor(columns: readonly Column[], wanted: readonly number[]) {
    this.rows = wanted.length
    this.columns = columns.length
    this.width = this.columns + this.rows + 1
    this.cells = new Float64Array((this.rows + 1) * this.width)
    this.signs = wanted.map((value) => (value < 0 ? -1 : 1))
    this.basis = Int32Array.from(wanted, (_, row) => this.columns + row)
    for (const [at, column] of columns.entries()) {
      for (const [row, value] of column) this.set(row, at, this.signs[row]! * value)
    }
    for (const [row, value] of wanted.entries()) {
      this.set(row, this.columns + row, 1)
      this.set(row, this.width - 1, Math.abs(value))
    }
    for (let row = 0; row < this.rows; row++) this.subtract(this.rows, row, 1)
    for (let row = 0; row < this.rows; row++) this.set(this.rows, this.columns + row, 0)
  }

  /** The total of what is missing. */
  get excess(): number {
    return -this.cells[this.rows * this.width + this.width - 1]!
  }

  /** Returns a column that reduces what is missing, or -1. Slacks that have left the basis never come back. */
  entering(steepest: boolean): number {
    const costs = this.rows * this.width
    let best = -1
    for (let at = 0; at < this.columns; at++) {
      if (this.cells[costs + at]! >= -TINY) continue
      if (best < 0 || this.cells[costs + at]! < this.cells[costs + best]!) best = at
      if (!steepest) return best
    }
    return best
  }

  /** Returns the row that bounds a column first; of equals, the one whose basic variable is lowest. */
  leaving(entering: number): number {
    let best = -1
    let least = Infinity
    for (let row = 0; row < this.rows; row++) {
      const cell = this.cells[row * this.width + entering]!
      if (cell <= TINY) continue
      const ratio = this.cells[row * this.width + this.width - 1]! / cell
      const isLess = ratio < least - TINY
      if (isLess || (ratio < least + TINY && this.basis[row]! < this.basis[best]!)) {
        best = row
        if (isLess) least = ratio
      }
    }
    return best
  }

  pivot(row: number, entering: number): void {
    const from = row * this.width
    const divisor = this.cells[from + entering]!
    for (let at = 0; at < this.width; at++) this.cells[from + at]! /= divisor
    for (let other = 0; other <= this.rows; other++) {
      if (other !== row) this.subtract(other, row, this.cells[other * this.width + entering]!)
    }
    this.basis[row] = entering
  }

  /** Reads the multipliers off the costs of the slacks: the cost of a slack is 1 minus the multiplier of its row. */
  multipliers(): number[] {
    const slacks = this.rows * this.width + this.columns
    return this.signs.map((sign, row) => sign * (1 - this.cells[slacks + row]!))
  }

  private set(row: number, at: number, value: number): void {
    this.cells[row * this.width + at] = value
  }

  private subtract(row: number, other: number, times: number): void {
    if (times === 0) return
    const [to, from] = [row * this.width, other * this.width]
    for (let at = 0; at < this.width; at++) this.cells[to + at]! -= times * this.cells[from + at]!
  }
}
