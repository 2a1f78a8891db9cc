import { puzzleSupreme, type PuzzleSupremeState } from '../../../rules/forty-nine-outfit/puzzle-supreme'
import { createBotProfile } from '../../bot-profile'
import { OFF, packPlacing, type Placing } from '../../../rules/forty-nine-outfit/placing'
import { createSolution, unknownSolution, noSolution, type Solver, type SolutionSearch } from '../solver'
import { Annealing } from './annealing'
import { Completion } from './completion'
import { latticeWith } from './lattice'
import { CELLS_OF, hopelessLines, squareOf, vacantCells, type Square } from './square'

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
function* solve(state: PuzzleSupremeState): SolutionSearch<Placing> {
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
    yield annealing ? slice / SLICES : null
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
const puzzleSupremeSolver: Solver<PuzzleSupremeState, Placing> = { solve, isOpen: true, advise }

export const puzzleSupremeBot = createBotProfile(puzzleSupreme, { solver: puzzleSupremeSolver })
