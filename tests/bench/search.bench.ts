import { createRequire } from 'node:module'
import type { Ctx, State } from 'boardgame.io'
import type { MCTSBot as MCTSBotClass } from 'boardgame.io/ai'
import { redeal } from '../../src/bots/heuristics/forty-nine'
import { TreeSearch } from '../../src/bots/search/tree-search'
import { gameById } from '../../src/rules/catalogue'
import { fortyNine } from '../../src/rules/forty-nine-outfit/forty-nine'
import type { FortyNineState } from '../../src/rules/forty-nine-outfit/forty-nine/state'
import { defaults, viewTable, createSeededRng } from '../../src/rules/kit'
import type { BenchCase } from './bench'
import { peerClient, peerGame, peerMoves, type PeerMove, type PeerState } from './peer/forty-nine'

// boardgame.io ships CommonJS in folders without an exports map, which an ES module cannot import by name.
const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as { MCTSBot: typeof MCTSBotClass }

const PACK = seededPack('search')
const ITERATIONS = 2000
/** Number of plies, more than any game takes, so that the peer's playouts go to the end as ours do. */
const WHOLE_GAME = 200

function seededPack(seed: string): number[] {
  const pack: number[] = []
  fortyNine.sampleChance(fortyNine.start(defaults(fortyNine.info), 2), createSeededRng(seed), pack)
  return pack
}

/** Returns a deal after its first two plies, picked at random, and the texts of these plies. */
function openGame(): { readonly state: FortyNineState; readonly texts: readonly string[] } {
  const state = fortyNine.start(defaults(fortyNine.info), 2)
  fortyNine.applyChance(state, PACK)
  const texts = ['opening', 'draw'].map((seed) => {
    const { turn } = state
    const move = fortyNine.pick(state, turn, createSeededRng(seed))
    const text = fortyNine.write(state, turn, move)
    fortyNine.apply(state, turn, move)
    return text
  })
  return { state, texts }
}

/**
 * Returns a function that lets the seat to move after the first two plies think with random playouts. Each call returns
 * the number of iterations.
 */
function ours(): () => number {
  const { state } = openGame()
  const seen = viewTable(gameById('forty-nine')!, state, state.turn)
  const rng = createSeededRng('iterations')
  const plan = {
    reward: { pointShare: 0.3, scale: 30 },
    exploration: 0.7,
    priorVisits: 0,
    redeal,
    scoresOf,
  }
  return () => {
    const search = new TreeSearch(fortyNine, seen, state.turn, plan, rng, ITERATIONS)
    search.step(ITERATIONS)
    return search.iterations
  }
}

function scoresOf(state: FortyNineState, into: Float64Array): void {
  for (let seat = 0; seat < state.seats; seat++) into[seat] = state.points[seat]!
}

/** Returns the text that our rules write for a move of the peer. */
const ourText = ([name, card, square]: PeerMove): string =>
  name !== 'lay' ? name : card === 'C' ? `C@${String(Number(square) + 1)}` : String(card)

/**
 * Returns a function that lets the peer's bot think after the same two plies of the same deal. The bot sees all cards:
 * it searches the true state and does not have to imagine anything.
 */
function theirs(): () => number {
  const tape = PACK.map((card) => fortyNine.writeChance(card))
  const client = peerClient(tape)
  client.start()
  for (const text of openGame().texts) {
    const { G, ctx } = client.getState()!
    const own = peerMoves(G, ctx).find((move) => ourText(move) === text)
    if (!own) throw new Error(`the peer has no move ${text}`)
    const [name, ...args] = own
    client.moves[name]!(...args)
  }
  const state = client.store.getState() as State<PeerState>
  const iterations = 20
  const bot = new MCTSBot({
    game: peerGame(tape),
    enumerate: (G: PeerState, ctx: Ctx) => peerMoves(G, ctx).map(([move, ...args]) => ({ move, args })),
    seed: 'search',
    iterations,
    playoutDepth: WHOLE_GAME,
  })
  return () => {
    // The bot does all its iterations before it returns its promise.
    void bot.play(state, state.ctx.currentPlayer)
    return iterations
  }
}

export const cases: readonly BenchCase[] = [
  {
    name: 'search forty-nine',
    unit: 'iterations',
    ours: ours(),
    peer: { name: "boardgame.io's MCTSBot", floor: 300, theirs: theirs() },
  },
]
