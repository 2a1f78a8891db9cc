import { CENTRE, type Square } from '../../../rules/forty-nine-outfit/board'
import { fortyNinePuzzle } from '../../../rules/forty-nine-outfit/forty-nine-puzzle'
import { possibleFinishes } from '../../../rules/forty-nine-outfit/forty-nine-puzzle/classes'
import { ALL_DIRECTIONS, STRAIGHT } from '../../../rules/forty-nine-outfit/jumps'
import { twentyFiveGoal } from '../../../rules/forty-nine-outfit/twenty-five-goal'
import { createBotProfile } from '../../bot-profile'
import { count } from '../../../rules/forty-nine-outfit/cards'
import type { JumpsState } from '../../../rules/forty-nine-outfit/single-jumps/game'
import { solved, unknown, unsolvable, type Solver, type Solving } from '../solver'
import { beam, type Reached, type Task } from './beam'
import { pagodaAgainst } from './pagoda'

/** Widths that are tried one after another. 256 does for every opening; the last takes some 60 MB. */
const WIDTHS = [64, 256, 2048, 16_384, 131_072] as const

/** Before this pass, aims are looked for that can be proved to be out of reach. */
const PROVING = 2

/** Wide enough for advice that is as good as can be in most positions, and takes some milliseconds. */
const ADVISING = 64

/**
 * Solves puzzles of one jump after another by beam searches that grow wider, and by proofs that some aims are out of
 * reach. A search that never had to leave a position out is a proof as well.
 *
 * @param directions how many directions jumps have
 * @param aimsOf where a last man might stand, as far as proofs that take no search can tell
 */
function jumpsSolver(directions: number, aimsOf: (state: JumpsState) => readonly Square[]): Solver<JumpsState, number> {
  const taskOf = ({ low, high }: JumpsState, aims: readonly Square[]): Task => ({ low, high, directions, aims })
  return {
    open: true,
    solve: (state) => solve(taskOf(state, aimsOf(state))),
    /** The first jump on a way to as few men as a narrow search finds. */
    advise: (state) => finish(beam(taskOf(state, []), ADVISING)).jumps[0] ?? null,
  }
}

function* solve(task: Task): Solving<number> {
  let { aims } = task
  const men = count(task.low) + count(task.high)
  for (const [pass, width] of WIDTHS.entries()) {
    if (pass === PROVING) aims = yield* withinReach(task)
    if (aims.length === 0) return unsolvable
    const search = beam({ ...task, aims }, width)
    let slice = search.next()
    for (; !slice.done; slice = search.next()) yield (pass + (men - slice.value) / men) / WIDTHS.length
    const { jumps, men: left, complete } = slice.value
    // Ways to a single man have all the same length: a jump for every man but one.
    if (left === 1) return solved(jumps, true)
    if (complete) return unsolvable
  }
  return unknown
}

/** The aims that no pagoda function puts out of reach. */
function* withinReach({ low, high, directions, aims }: Task): Generator<number, readonly Square[], void> {
  const left: Square[] = []
  for (const aim of aims) {
    if (!pagodaAgainst(low, high, directions, aim)) left.push(aim)
    yield PROVING / WIDTHS.length
  }
  return left
}

function finish(search: Generator<number, Reached>): Reached {
  for (;;) {
    const slice = search.next()
    if (slice.done) return slice.value
  }
}

/** The class rule says at once where no last man can stand: from 25 of the 49 vacancies nowhere. */
export const fortyNinePuzzleBot = createBotProfile(fortyNinePuzzle, {
  solver: jumpsSolver(STRAIGHT, ({ low, high, aim }) => {
    return possibleFinishes(low, high).filter((square) => aim < 0 || square === aim)
  }),
})

/** No class rule stands in the way where jumps go diagonally too. */
export const twentyFiveGoalBot = createBotProfile(twentyFiveGoal, {
  solver: jumpsSolver(ALL_DIRECTIONS, () => [CENTRE]),
})
