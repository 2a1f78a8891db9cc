import type { Thought } from '../../ports/thinker'
import { EndgameSolver } from '../endgame/solver'
import type { OpenGame } from '../endgame/open-game'
import type { SlicedThought } from './sliced-thought'

/** Positions that the solver visits in roughly the time of one iteration of tree search. */
const POSITIONS_PER_ITERATION = 64
/** Memory of one thought's table, in bytes. */
const TABLE_BYTES = 1 << 22

/** Share of the win that each end is worth to a side. */
const SHARES = { win: 1, tie: 0.5, loss: 0 }

/** Lead in points, in a game that goes on, that counts as halfway from even to certain. */
const SCALE = 6

/**
 * Solves an endgame in which every card is known; thinks as `fallback` only if that takes more than `positions`
 * positions. A lost game is played for the best margin if that is known, else as `fallback` would play it.
 */
export function solveFirst<M>(
  game: OpenGame<M>,
  maxPositions: number,
  write: (move: M) => string,
  fallback: () => SlicedThought,
): SlicedThought {
  const solver = new EndgameSolver(game, maxPositions, TABLE_BYTES)
  let thought: SlicedThought | null = null
  let solving = true

  /** Returns the thought that decides where the proof does not; null if the proof is the answer. */
  function next(): SlicedThought | null {
    const proof = solver.proof()
    const needsMargin = proof?.end === 'loss' || proof?.end === 'open'
    if (proof && (!needsMargin || proof.margin !== null)) return null
    return (thought ??= fallback())
  }

  return {
    step(iterations) {
      if (solving) {
        solving = solver.step(iterations * POSITIONS_PER_ITERATION)
        return solving || next() !== null
      }
      return next()?.step(iterations) ?? false
    },
    result() {
      const proof = solver.proof()
      const rest = next()?.result() ?? null
      // Without a proof, `next` returns a thought.
      if (!proof) return rest!
      // Without a thought to decide, the margin is proved.
      if (proof.end === 'open') return rest ?? createOpenThought(write(proof.move), proof.margin!, solver.positions)
      const proved = { value: SHARES[proof.end], proved: proof.end }
      if (rest) return { ...rest, ...proved }
      return { move: write(proof.move), ...proved, iterations: solver.positions, ms: 0 }
    },
  }
}

/** Returns the best move of a solved deal, in a game that goes on after it. */
function createOpenThought(move: string, lead: number, iterations: number): Thought {
  return { move, value: 0.5 + (0.5 * lead) / (Math.abs(lead) + SCALE), iterations, ms: 0 }
}
