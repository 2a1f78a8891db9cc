import { CENTRE, type Square } from '../../../rules/forty-nine-outfit/board'
import { fortyNinePuzzle, twentyFiveGoal, type JumpsState } from '../../../rules/forty-nine-outfit/single-jumps/game'
import { possibleFinishes } from '../../../rules/forty-nine-outfit/single-jumps/classes'
import { ALL_DIRECTIONS, STRAIGHT_DIRECTIONS } from '../../../rules/forty-nine-outfit/jumps'
import { createBotProfile } from '../../bot-profile'
import { count } from '../../../rules/forty-nine-outfit/cards'
import { createSolution, unknownSolution, noSolution, type Solver, type SolutionSearch } from '../solver'
import { beamSearch, type BeamResult, type Task } from './beam'
import { pagodaAgainst } from './pagoda'

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
function createJumpsSolver(
  directions: number,
  aimsOf: (state: JumpsState) => readonly Square[],
): Solver<JumpsState, number> {
  const taskOf = ({ low, high }: JumpsState, aims: readonly Square[]): Task => ({ low, high, directions, aims })
  return {
    isOpen: true,
    solve: (state) => solve(taskOf(state, aimsOf(state))),
    /** Returns the first jump on the way to the fewest men that a narrow search finds. */
    advise: (state) => finish(beamSearch(taskOf(state, []), ADVISING)).jumps[0] ?? null,
  }
}

function* solve(task: Task): SolutionSearch<number> {
  let { aims } = task
  const men = count(task.low) + count(task.high)
  for (const [pass, width] of WIDTHS.entries()) {
    if (pass === PROVING) aims = yield* reachableAims(task)
    if (aims.length === 0) return noSolution
    const search = beamSearch({ ...task, aims }, width)
    let slice = search.next()
    for (; !slice.done; slice = search.next()) yield (pass + (men - slice.value) / men) / WIDTHS.length
    const { jumps, men: left, isComplete } = slice.value
    // All ways to a single man have the same length: a jump for every man but one.
    if (left === 1) return createSolution(jumps, true)
    if (isComplete) return noSolution
  }
  return unknownSolution
}

/** Returns the aims that no pagoda function puts out of reach. */
function* reachableAims({ low, high, directions, aims }: Task): Generator<number, readonly Square[], void> {
  const left: Square[] = []
  for (const aim of aims) {
    if (!pagodaAgainst(low, high, directions, aim)) left.push(aim)
    yield PROVING / WIDTHS.length
  }
  return left
}

function finish(search: Generator<number, BeamResult>): BeamResult {
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
