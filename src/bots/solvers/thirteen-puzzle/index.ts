import { createBotProfile } from '../../bot-profile'
import { thirteenPuzzle } from '../../../rules/forty-nine-outfit/thirteen-puzzle'
import {
  type Move,
  type ThirteenPuzzleState,
  packSlide,
  TILES,
} from '../../../rules/forty-nine-outfit/thirteen-puzzle/tray'
import { runSearch, createSolution, noSolution, type Solution, type Solver, type SolutionSearch } from '../solver'
import { patterns } from './patterns'
import { wayHome } from './search'

/** Maximum number of stored positions in the search for a shortest solution, then in the search for a short one. */
const MAX_STORED = 700_000
const MAX_STORED_WEIGHTED = 500_000

/**
 * Solves the "13" Puzzle. Parity tells at once whether the cards can come home (every even position can: R. M. Wilson,
 * "Graph puzzles, homotopy, and the alternating group", 1974). Most positions are then solved in the fewest slides.
 */
export const thirteenPuzzleSolver: Solver<ThirteenPuzzleState, Move> = {
  isOpen: true,

  *solve(state) {
    if (state.isUnsolvable) return noSolution
    return yield* slideHome(state.cells)
  },

  /** Leads an odd mix to its last picture, which is home with 12 and 13 exchanged. */
  advise(state) {
    if (!state.isUnsolvable || !thirteenPuzzle.requiredSeats(state)) return null
    const [first] = runSearch(slideHome(Array.from(state.cells, exchanged))).moves
    return first ?? null
  },
}

function exchanged(card: number): number {
  if (card === TILES) return TILES - 1
  return card === TILES - 1 ? TILES : card
}

/**
 * Finds a way home, which every even position has: a shortest one, or if that takes too much memory, a greedier one.
 */
function* slideHome(cells: ArrayLike<number>): SolutionSearch<Move> {
  const known = yield* patterns()
  const shortest = yield* wayHome(cells, known, 1, MAX_STORED)
  if (shortest) return asSolution(cells, shortest, true)
  const short = yield* wayHome(cells, known, 1.25, MAX_STORED_WEIGHTED)
  return asSolution(cells, short ?? (yield* wayHome(cells, known, 2, Infinity)) ?? [], false)
}

function asSolution(cells: ArrayLike<number>, squares: readonly number[], shortest: boolean): Solution<Move> {
  let vacant = Array.from(cells).indexOf(0)
  const slides = squares.map((from) => {
    const slide = packSlide(from, vacant)
    vacant = from
    return slide
  })
  return createSolution(slides, shortest, slides.length)
}

export const thirteenPuzzleBot = createBotProfile(thirteenPuzzle, { solver: thirteenPuzzleSolver })
