import type { Thought } from '../../ports/thinker'
import { EndgameSolver } from '../endgame/solver'
import type { OpenGame } from '../endgame/open-game'
import type { SlicedThought } from './sliced-thought'

/** Positions that the solver looks at in the time of one iteration of a search of playouts, more or less. */
const POSITIONS = 64
/** What the table of one thought takes. */
const TABLE_BYTES = 1 << 22

/** Share of the win that each end is worth to a side. */
const SHARES = { win: 1, tie: 0.5, loss: 0 }

/** A lead of so many points in a game that goes on is half the way from even to certain. */
const SCALE = 6

/**
 * Solves what lies open, and thinks as `otherwise` only where that takes more than so many positions. A game that is lost
 * for certain is played on for the best margin where that is known, else as `otherwise` would.
 */
export function solvingFirst<M>(
  game: OpenGame<M>,
  positions: number,
  write: (move: M) => string,
  otherwise: () => SlicedThought,
): SlicedThought {
  const solver = new EndgameSolver(game, positions, TABLE_BYTES)
  let thought: SlicedThought | null = null
  let solving = true

  /** What goes on where nothing was proved; null where the proof is the answer. */
  function next(): SlicedThought | null {
    const proof = solver.proof()
    const needsMargin = proof?.end === 'loss' || proof?.end === 'open'
    if (proof && (!needsMargin || proof.margin !== null)) return null
    return (thought ??= otherwise())
  }

  return {
    step(iterations) {
      if (solving) {
        solving = solver.step(iterations * POSITIONS)
        return solving || next() !== null
      }
      return next()?.step(iterations) ?? false
    },
    result() {
      const proof = solver.proof()
      const rest = next()?.result() ?? null
      // Without a proof there is a thought.
      if (!proof) return rest!
      // Without a thought the margin of what lies open is proved.
      if (proof.end === 'open') return rest ?? goingOn(write(proof.move), proof.margin!, solver.positions)
      const proved = { value: SHARES[proof.end], proved: proof.end }
      if (rest) return { ...rest, ...proved }
      return { move: write(proof.move), ...proved, iterations: solver.positions, ms: 0 }
    },
  }
}

/** The best move of a deal that is solved, in a game that goes on after it. */
function goingOn(move: string, lead: number, iterations: number): Thought {
  return { move, value: 0.5 + (0.5 * lead) / (Math.abs(lead) + SCALE), iterations, ms: 0 }
}
