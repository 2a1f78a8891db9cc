/** boardgame.io's server with the peer's Forty-Nine. Its storage is in memory. */
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import type { Game } from 'boardgame.io'
import type { Server as ServerFactory } from 'boardgame.io/server'
import { createDealtState, peerGame, type PeerState } from '../../peer/forty-nine'
import { serveOrders, usage, type HostOrders } from './orders'

// boardgame.io ships CommonJS in folders without an exports map, which an ES module cannot import by name.
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as { Server: typeof ServerFactory }

const PACK = [...Array.from({ length: 49 }, (_, i) => String(i + 1)), 'C']

/**
 * The peer's Forty-Nine. The server's own random source shuffles the pack. Until the game is over, everybody sees only
 * their own hand.
 */
const game: Game<PeerState> = {
  ...peerGame([]),
  setup: ({ ctx, random }) => createDealtState(random.Shuffle(PACK), ctx.numPlayers),
  playerView: ({ G, ctx, playerID }) => {
    if (ctx.gameover !== undefined) return { ...G, stock: 0 }
    const hands = Object.entries(G.hands).map(([id, hand]) => [id, id === playerID ? hand : hand.length])
    return { ...G, stock: G.stock.length, hands: Object.fromEntries(hands) as unknown }
  },
}

const log = console.log
console.log = () => undefined
const server = Server({ games: [game as Game], origins: [/localhost/] })
const port = await freePort()
await server.run(port)
console.log = log

serveOrders<HostOrders>({
  open: (tables) => ({ port, passes: Array.from({ length: tables }, (_, i) => `table ${String(i + 1)}`) }),
  usage,
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
