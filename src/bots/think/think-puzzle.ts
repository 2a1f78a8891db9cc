import type { Game, Position, Rng, Seat } from '../../rules/kit'
import type { Level } from '../../ports/journal'
import type { Thought } from '../../ports/thinker'
import { runSearch, type Solution, type Solver, type SolutionSearch } from '../solvers/solver'

/** A move of a solution, and the number of moves to its end, with this one. */
interface SolutionStep {
  readonly move: string
  readonly movesLeft: number
}

/**
 * Remembers a solution by the positions it passes through, so that a bot follows the solution it found. A new search
 * after every move could find other solutions and lead in a circle. Holds one solution at a time.
 */
export class SolutionCache {
  private ways = new Map<string, SolutionStep>()

  /** Returns the next move of the solution that passes through a position, or null. */
  stepAt(position: string): SolutionStep | null {
    return this.ways.get(position) ?? null
  }

  /** Replaces the stored solution by this one, by position. */
  store(way: Iterable<readonly [string, SolutionStep]>): void {
    this.ways = new Map(way)
  }
}

/** Slices of a search (a few milliseconds each) that one move may take. They are counted, so that no clock decides. */
const SLICES = 600
/** The same for checking whether a detour makes the puzzle unsolvable. */
const MAX_CHECK_SLICES = 40

/** How often each level makes a random move. It spoils nothing, except at levels 1 and 2 in games of bounded length. */
const STRAY_CHANCES: Readonly<Record<Level, number>> = { 1: 0.25, 2: 0.15, 3: 0.05, 4: 0, 5: 0 }

/** A position of a puzzle, with what a bot needs to think about it. */
interface PuzzleContext<S extends Position> {
  readonly game: Game<S>
  readonly solver: Solver<S>
  readonly state: S
  readonly seat: Seat
  readonly level: Level
  readonly rng: Rng
  readonly memory: SolutionCache
}

/**
 * Thinks about an open puzzle: plays the next step of a solution; if none is known, the solver's advice, or any move.
 */
export function thinkAboutPuzzle<S extends Position>(context: PuzzleContext<S>): SlicedThought {
  const { game, solver, state, seat, level, rng, memory } = context
  const text = (move: number) => game.write(state, seat, move)
  const answer = (known: Pick<Thought, 'move' | 'value' | 'movesLeft'>): SlicedThought => ({
    step: () => false,
    result: () => ({ ...known, iterations: 0, ms: 0 }),
  })
  const stray = rng.below(1000) < 1000 * STRAY_CHANCES[level] ? strayMove(context) : null
  if (stray !== null) return answer({ move: text(stray), value: null })
  const known = memory.stepAt(key(game, state))
  if (known !== null && game.read(state, seat, known.move).ok) return answer({ ...known, value: 1 })

  let solving: SolutionSearch | null = solver.solve(state)
  let solution: Solution | null = null
  let slices = 0
  return {
    step() {
      if (!solving) return false
      const slice = solving.next()
      if (slice.done) {
        solution = slice.value
        memory.store(wayOf(context, solution.moves))
      }
      if (slice.done || ++slices >= SLICES) solving = null
      return solving !== null
    },
    result() {
      const first = solution?.moves[0]
      const value = solution?.solvable === undefined || solution.solvable === null ? null : solution.solvable ? 1 : 0
      const move = first ?? solver.advise?.(state) ?? game.pick(state, seat, rng)
      const movesLeft = solution?.moves.length ?? 0
      return { move: text(move), value, ...(movesLeft > 0 && { movesLeft }), iterations: slices, ms: 0 }
    },
  }
}

/** Yields the positions along a solution, each with its next move. */
function* wayOf<S extends Position>(
  context: PuzzleContext<S>,
  moves: readonly number[],
): Iterable<readonly [string, SolutionStep]> {
  const { game, seat } = context
  const state = game.clone(context.state)
  for (const [i, move] of moves.entries()) {
    yield [key(game, state), { move: game.write(state, seat, move), movesLeft: moves.length - i }]
    game.apply(state, seat, move)
  }
}

/** How often each level ignores the solver's advice in a puzzle with hidden cards. */
const IGNORE_ADVICE_CHANCES: Readonly<Record<Level, number>> = { 1: 1, 2: 0.4, 3: 0.15, 4: 0.05, 5: 0 }

/**
 * Returns a move in a puzzle with hidden cards: the solver's advice, which judges only what is visible, or any move.
 * Solving sampled determinizations does no better, because it relies on later knowing what stays hidden
 * (docs/strength.md).
 */
export function advisedMove<S extends Position>({ game, solver, state, seat, level, rng }: PuzzleContext<S>): number {
  const advised = rng.below(1000) < 1000 * IGNORE_ADVICE_CHANCES[level] ? null : (solver.advise?.(state) ?? null)
  return advised ?? game.pick(state, seat, rng)
}

/**
 * Returns a random move that a weaker player may make, or null. It makes the puzzle unsolvable only at levels 1 and 2
 * and in games of bounded length.
 */
function strayMove<S extends Position>({ game, solver, state, seat, level, rng }: PuzzleContext<S>): number | null {
  const move = game.pick(state, seat, rng)
  if (level <= 2 && game.info.maxPlies(state.options, state.seats) < Infinity) return move
  const after = game.clone(state)
  game.apply(after, seat, move)
  if (game.outcome(after).over) return null
  let slices = 0
  return runSearch(solver.solve(after), () => ++slices >= MAX_CHECK_SLICES).solvable === true ? move : null
}

function key<S extends Position>(game: Game<S>, state: S): string {
  return JSON.stringify([state.options, game.dump(state)])
}

/**
 * A thought in progress, computed in steps. The size of the steps makes no difference: once all are done, the result
 * depends on the request alone.
 */
export interface SlicedThought {
  /**
   * Does a short step of work that must precede the first `step` and lasts as long as the process, such as building
   * tables. Returns false when nothing is left to prepare. Absent if there is never anything to prepare.
   */
  prepare?(): boolean
  /** Thinks for at most `iterations` more iterations; returns false when there is nothing left to do. */
  step(iterations: number): boolean
  /** Returns the best move so far. `ms` is 0, since nothing here reads a clock. */
  result(): Thought
}
