import { CENTRE, type Square, SQUARES } from '../../../rules/forty-nine-outfit/board'
import { fortyNinePuzzle } from '../../../rules/forty-nine-outfit/single-jumps/game'
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
import { twentyFiveGoal } from '../../../rules/forty-nine-outfit/single-jumps/game'
import { createBotProfile } from '../../bot-profile'
import { count, HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import type { JumpsState } from '../../../rules/forty-nine-outfit/single-jumps/game'
import { createSolution, unknownSolution, noSolution, type Solver, type SolutionSearch } from '../solver'
import { beamSearch, type BeamResult, type Task } from './beam'
import { separate } from './simplex'

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
