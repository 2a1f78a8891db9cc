import { puzzleSupreme, type PuzzleSupremeState } from '../../../rules/forty-nine-outfit/puzzle-supreme'
import { createBotProfile } from '../../bot-profile'
import { OFF, packPlacing, type Placing } from '../../../rules/forty-nine-outfit/placing'
import { createSolution, unknownSolution, noSolution, type Solver, type SolutionSearch } from '../solver'
import { Completion } from './completion'
import {
  latticeWith,
  CELLS_OF,
  hopelessLines,
  squareOf,
  vacantCells,
  type Square,
  freeNumbers,
  lackOf,
  LINE_COUNT,
  LINES_OF,
} from './lattice'
import { Xoshiro128 } from '../../../rules/kit'

/** Temperature at the beginning and at the end of a round, in points of the sums. */
const HOT = 12

const COLD = 0.35

/**
 * Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983): two free numbers change places. The exchange is kept if
 * the sums come nearer to 175; otherwise the probability of keeping it falls with the loss and with the temperature.
 * Each round begins with a new order. The generator has a fixed seed: the same square always gets the same result.
 */
export class Annealing {
  readonly square: Square
  private readonly cells: readonly number[]
  private readonly lack = new Int32Array(LINE_COUNT)
  private readonly rng = new Xoshiro128(1928, 49, 175, 7)
  private readonly round: number
  private steps = 0
  private cost = 0

  /** `round` is the number of exchanges tried between hot and cold. */
  constructor(square: Square, round: number) {
    this.square = square.slice()
    this.cells = vacantCells(square)
    this.round = round
    this.shuffle(freeNumbers(square))
  }

  /** Tries up to `tries` exchanges. Returns true once `square` is solved. */
  step(tries: number): boolean {
    const cells = this.cells
    for (let i = 0; i < tries; i++) {
      if (this.cost === 0) return true
      if (this.steps++ >= this.round) this.shuffle(cells.map((cell) => this.square[cell]!))
      const heat = HOT * (COLD / HOT) ** (this.steps / this.round)
      const one = cells[this.rng.below(cells.length)]!
      const two = cells[this.rng.below(cells.length)]!
      if (one === two) continue
      const worse = this.exchange(one, two)
      if (worse > 0 && this.rng.u32() >= 2 ** 32 * Math.exp(-worse / heat)) this.exchange(one, two)
    }
    return this.cost === 0
  }

  private shuffle(numbers: readonly number[]): void {
    const left = [...numbers]
    for (const cell of this.cells) this.square[cell] = left.splice(this.rng.below(left.length), 1)[0]!
    for (let line = 0; line < LINE_COUNT; line++) this.lack[line] = lackOf(this.square, line)
    this.cost = this.lack.reduce((sum, lack) => sum + Math.abs(lack), 0)
    this.steps = 0
  }

  /** Exchanges two numbers; returns by how much the sums got worse. */
  private exchange(one: number, two: number): number {
    const { square } = this
    const difference = square[two]! - square[one]!
    const worse = this.add(one, difference) + this.add(two, -difference)
    const number = square[one]!
    square[one] = square[two]!
    square[two] = number
    this.cost += worse
    return worse
  }

  private add(cell: number, difference: number): number {
    let worse = 0
    for (const line of LINES_OF[cell]!) {
      const lack = this.lack[line]!
      this.lack[line] = lack - difference
      worse += Math.abs(lack - difference) - Math.abs(lack)
    }
    return worse
  }
}

/** Numbers laid, and exchanges tried, between two yields: a few milliseconds each. */
const NODES = 2000
const TRIES = 10_000

/** Largest number of gaps for which only the exhaustive search is used. */
const MAX_EXHAUSTIVE_GAPS = 12

/** Slices of both searches after which the question is left open. */
const SLICES = 5000

/** Exchanges per round of annealing. */
const EXCHANGES_PER_ROUND = 400_000

/**
 * Searches for a way to fill the vacant squares. The answer comes at once if a line is hopeless, or if a square of the
 * lattice family agrees with the numbers laid. With few gaps it comes from an exhaustive search, otherwise from
 * exhaustive search and annealing in turn, which may leave it unknown.
 */
function* solve(state: PuzzleSupremeState): SolutionSearch {
  const square = squareOf(state)
  if (hopelessLines(square).length > 0) return noSolution
  const gaps = vacantCells(square).length
  const lattice = gaps > MAX_EXHAUSTIVE_GAPS ? latticeWith(square) : null
  if (lattice) return answer(square, lattice)
  const completion = new Completion(square)
  const annealing = gaps > MAX_EXHAUSTIVE_GAPS ? new Annealing(square, EXCHANGES_PER_ROUND) : null
  for (let slice = 0; annealing === null || slice < SLICES; slice++) {
    const found = completion.step(NODES)
    if (found === false) return noSolution
    if (found) return answer(square, completion.square)
    if (annealing?.step(TRIES)) return answer(square, annealing.square)
    yield
  }
  return unknownSolution
}

/** Returns a card for each vacant square; no way is shorter. */
function answer(square: Square, full: Square) {
  const moves = vacantCells(square).map((cell) => packPlacing(full[cell]! - 1, cell))
  return createSolution(moves, true)
}

/** Takes off the card that lies on most of the hopeless lines. */
function advise(state: PuzzleSupremeState): Placing | null {
  const square = squareOf(state)
  const hopelessCounts = new Map<number, number>()
  for (const line of hopelessLines(square)) {
    for (const cell of CELLS_OF[line]!) if (square[cell]) hopelessCounts.set(cell, (hopelessCounts.get(cell) ?? 0) + 1)
  }
  const [worst] = [...hopelessCounts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return worst ? packPlacing(square[worst[0]]! - 1, OFF) : null
}

/** The solver of the "Forty-Nine" Puzzle Supreme. */
const puzzleSupremeSolver: Solver<PuzzleSupremeState> = { solve, isOpen: true, advise }

export const puzzleSupremeBot = createBotProfile(puzzleSupreme, { solver: puzzleSupremeSolver })
