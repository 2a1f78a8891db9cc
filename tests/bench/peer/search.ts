import { createRequire } from 'node:module'
import type { Ctx, Game, State } from 'boardgame.io'
import type { MCTSBot as MCTSBotClass } from 'boardgame.io/ai'

// boardgame.io ships CommonJS in folders without an exports map, which an ES module cannot import by name.
const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as { MCTSBot: typeof MCTSBotClass }

/** Iterations a call. */
const ITERATIONS = 10

/**
 * The peer's own bot thinking about a position again and again, its playouts going so many plies deep at most. Answers
 * how many positions it listed the moves of.
 */
export function peerSearch<G>(
  game: Game<G>,
  state: State<G>,
  moves: (G: G, ctx: Ctx) => readonly (readonly [string, ...unknown[]])[],
  playoutDepth: number,
): () => number {
  let positions = 0
  const bot = new MCTSBot({
    game,
    enumerate: (G: G, ctx: Ctx) => {
      positions++
      return moves(G, ctx).map(([move, ...args]) => ({ move, args }))
    },
    seed: 'search',
    iterations: ITERATIONS,
    playoutDepth,
  })
  return () => {
    positions = 0
    // It does all its iterations before it answers the promise.
    void bot.play(state, state.ctx.currentPlayer)
    return positions
  }
}
