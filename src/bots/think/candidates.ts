import { createSeededRng } from '../../rules/kit'
import type { ThinkRequest } from '../../ports/thinker'
import type { BotProfile } from '../bot-profile'
import { AlphaBeta, POSITIONS_PER_ITERATION } from '../minimax/alpha-beta'
import { SLOPE_BETWEEN_EQUALS, winChance } from '../minimax/board'
import { soundMoves } from '../search/playout'
import { TreeSearch } from '../search/tree-search'

/** A move with what a level thinks of it. */
export interface RatedCandidate {
  /** In the game's notation, without the seat. */
  readonly move: string
  /** The mover's share of wins, 0 to 1; null if the level only ranks its moves. */
  readonly wins: number | null
  /** Half the width of the 95 % interval of `wins`; 0 if the level computes it. */
  readonly margin: number
}

/** A comparison of moves under way. */
export interface Comparison {
  /** Thinks for at most `iterations` more iterations; returns false when there is nothing left to do. */
  step(iterations: number): boolean
  /** Returns the moves compared so far, best first; none for a level that makes up its moves. */
  result(): readonly RatedCandidate[]
}

/** Begins to compare the moves of a seat that has several, as its level does before it chooses. */
export function beginComparison(
  { game, knowledge }: BotProfile,
  { seen, seat, level, recall = [], seed }: ThinkRequest,
): Comparison {
  const rng = createSeededRng(seed)
  const state = game.determinize(seen, rng)
  const plan = knowledge?.plan(level, { seen, recall })
  const text = (move: number) => game.write(state, seat, move)
  if (plan?.kind === 'search') {
    const search = new TreeSearch(game, seen, seat, plan.search, rng, plan.iterations)
    return {
      step: (iterations) => search.step(iterations),
      result: () =>
        search.candidates().map(({ move, wins, visits }) => ({
          move: text(move),
          wins,
          margin: visits === 0 ? 1 : 1.96 * Math.sqrt((wins * (1 - wins)) / visits),
        })),
    }
  }
  if (plan?.kind === 'deep') {
    const search = new AlphaBeta(plan.board(state), { ...plan, margin: 0 })
    return {
      step: (iterations) => search.step(iterations * POSITIONS_PER_ITERATION),
      result: () =>
        search.ranking().map(({ move, value }) => ({
          move: text(move),
          wins: winChance(value, SLOPE_BETWEEN_EQUALS),
          margin: 0,
        })),
    }
  }
  const moves: number[] = []
  moves.length = soundMoves(game, state, seat, moves)
  const rated = plan?.kind === 'thumb' ? moves.map((move) => ({ move, rating: plan.rate(state, seat, move) })) : []
  const ranked = rated
    .sort((one, other) => other.rating - one.rating)
    .map(({ move }) => ({ move: text(move), wins: null, margin: 0 }))
  return { step: () => false, result: () => ranked }
}
