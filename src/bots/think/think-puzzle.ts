import { type Game, type Position, type Rng, type Seat } from '../../rules/kit'
import type { Level } from '../../ports/journal'
import type { SlicedThought } from './sliced-thought'
import { runSearch, type Solution, type Solver, type Solving } from '../solvers/solver'

/**
 * Ways to the end of puzzles, from the positions that they pass through: whoever has solved a puzzle follows his way
 * instead of finding another one after every move, which could lead him in a circle. Holds one way at a time.
 */
export class SolutionCache {
  #ways = new Map<string, string>()

  /** The next move of the way that passes through a position, or null. */
  recall(position: string): string | null {
    return this.#ways.get(position) ?? null
  }

  /** Forgets the way before and keeps this one: pairs of position and move. */
  keep(way: Iterable<readonly [string, string]>): void {
    this.#ways = new Map(way)
  }
}

/** How many slices of a search (each a few milliseconds) one move may take. Counted, so that no clock decides. */
const SLICES = 600
/** The same when it is only asked whether a detour spoils the puzzle. */
const GLANCE = 40

/** How often each level goes astray. A detour spoils nothing; levels 1 and 2 may blunder where the game ends by itself. */
const ASTRAY: Readonly<Record<Level, number>> = { 1: 0.25, 2: 0.15, 3: 0.05, 4: 0, 5: 0 }

/** Where a bot thinks: at a puzzle that lies open. */
export interface PuzzleContext<S extends Position, M> {
  readonly game: Game<S, M>
  readonly solver: Solver<S, M>
  readonly state: S
  readonly seat: Seat
  readonly level: Level
  readonly rng: Rng
  readonly memory: SolutionCache
}

/** Thinks about a puzzle: the next step of a solution; where none is known, the solver's advice, or any move. */
export function thinkAboutPuzzle<S extends Position, M>(bench: PuzzleContext<S, M>): SlicedThought {
  const { game, solver, state, seat, level, rng, memory } = bench
  const text = (move: M) => game.write(state, seat, move)
  const answer = (move: string, value: number | null): SlicedThought => ({
    step: () => false,
    result: () => ({ move, value, iterations: 0, ms: 0 }),
  })
  const stray = rng.below(1000) < 1000 * ASTRAY[level] ? strayMove(bench) : null
  if (stray !== null) return answer(text(stray), null)
  const known = memory.recall(key(game, state))
  if (known !== null && game.read(state, seat, known).ok) return answer(known, 1)

  let solving: Solving<M> | null = solver.solve(state)
  let solution: Solution<M> | null = null
  let slices = 0
  return {
    step() {
      if (!solving) return false
      const slice = solving.next()
      if (slice.done) {
        solution = slice.value
        memory.keep(wayOf(bench, solution.moves))
      }
      if (slice.done || ++slices >= SLICES) solving = null
      return solving !== null
    },
    result() {
      const first = solution?.moves[0]
      const value = solution?.solvable === undefined || solution.solvable === null ? null : solution.solvable ? 1 : 0
      const move = first ?? solver.advise?.(state) ?? game.pick(state, seat, rng)
      return { move: text(move), value, iterations: slices, ms: 0 }
    },
  }
}

/** Positions of a way, each with its next move. */
function* wayOf<S extends Position, M>(
  bench: PuzzleContext<S, M>,
  moves: readonly M[],
): Iterable<readonly [string, string]> {
  const { game, seat } = bench
  const state = game.clone(bench.state)
  for (const move of moves) {
    yield [key(game, state), game.write(state, seat, move)]
    game.apply(state, seat, move)
  }
}

/** How often each level asks nobody at a puzzle of which not everything is seen. */
const UNADVISED: Readonly<Record<Level, number>> = { 1: 1, 2: 0.4, 3: 0.15, 4: 0.05, 5: 0 }

/**
 * A move at a puzzle with hidden cards: the solver's advice, which judges what is seen alone, or any move. Imagining
 * tables and solving each of them does no better: it counts on knowing later what stays hidden (docs/strength.md).
 */
export function advisedMove<S extends Position, M>({ game, solver, state, seat, level, rng }: PuzzleContext<S, M>): M {
  const advised = rng.below(1000) < 1000 * UNADVISED[level] ? null : (solver.advise?.(state) ?? null)
  return advised ?? game.pick(state, seat, rng)
}

/** A move at random that a weaker player may make: one that spoils the puzzle only where it ends by itself. */
function strayMove<S extends Position, M>({ game, solver, state, seat, level, rng }: PuzzleContext<S, M>): M | null {
  const move = game.pick(state, seat, rng)
  if (level <= 2 && game.info.longest(state.options, state.seats) < Infinity) return move
  const after = game.clone(state)
  game.apply(after, seat, move)
  if (game.outcome(after).over) return null
  let slices = 0
  return runSearch(solver.solve(after), () => ++slices >= GLANCE).solvable === true ? move : null
}

function key<S extends Position, M>(game: Game<S, M>, state: S): string {
  return JSON.stringify([state.options, game.dump(state)])
}
