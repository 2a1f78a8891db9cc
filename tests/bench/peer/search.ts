import { createRequire } from 'node:module'
import type { Ctx, Game, State } from 'boardgame.io'
import type { MCTSBot as MCTSBotClass } from 'boardgame.io/ai'

// boardgame.io ships CommonJS in folders without an exports map, which an ES module cannot import by name.
const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as { MCTSBot: typeof MCTSBotClass }

/** Number of iterations per call. */
const ITERATIONS = 10

/**
 * Returns a function that lets the peer's own bot think about a position, with playouts of at most so many plies. Each
 * call returns the number of positions whose moves the bot listed.
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
    // The bot does all its iterations before it returns its promise.
    void bot.play(state, state.ctx.currentPlayer)
    return positions
  }
}
