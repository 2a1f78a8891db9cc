import type { Ctx } from 'boardgame.io'
import { games } from '../../src/rules/catalogue'
import { fortyNine } from '../../src/rules/forty-nine-outfit/forty-nine'
import { newYorkWhist } from '../../src/rules/forty-nine-outfit/new-york-whist'
import { defaults, createSeededRng, type AnyGame, type Rng } from '../../src/rules/kit'
import type { BenchCase, Peer } from './bench'
import * as fortyNinePeer from './peer/forty-nine'
import * as nebraskaPeer from './peer/nebraska-checkers'
import * as whistPeer from './peer/new-york-whist'
import { createPlayouts } from './playouts'

/** Rate that every game promises, in random moves per second on one core. */
const FLOOR = 1_500_000

/**
 * Lower rates for games whose rules make the list of moves large. In Cassino, every union of groups is a capture of its
 * own, and every value that the groups can make is a build. In the game to 25 points, every missed capture is also a
 * call. One of all these moves is chosen evenly.
 */
const FLOORS: Readonly<Record<string, number>> = { 'cassino-25': 1_000_000, 'cassino-21': 1_300_000 }

/** The part of a peer's client that random play needs. */
interface PeerClient<G> {
  start(): void
  stop(): void
  getState(): { readonly G: G; readonly ctx: Ctx } | null
  readonly moves: Record<string, (...args: never[]) => void>
}

const PEERS: Readonly<Record<string, Peer>> = {
  'forty-nine': peer(500, (rng) => fortyNinePeer.peerClient(shuffled(fortyNine, rng)), fortyNinePeer.peerMoves),
  'new-york-whist': peer(0, (rng) => whistPeer.peerClient(shuffled(newYorkWhist, rng)), whistPeer.peerMoves),
  'nebraska-checkers': peer(0, () => nebraskaPeer.peerClient(), nebraskaPeer.peerMoves),
}

/**
 * Returns a peer that plays random games with boardgame.io. Each game has a client of its own, and one lawful move
 * after another is dispatched to it.
 */
function peer<G>(
  floor: number,
  open: (rng: Rng) => PeerClient<G>,
  lawfulMoves: (G: G, ctx: Ctx) => readonly (readonly [string, ...unknown[]])[],
): Peer {
  const rng = createSeededRng('peer')
  const theirs = () => {
    const client = open(rng)
    client.start()
    let moves = 0
    for (let now = client.getState(); now && now.ctx.gameover === undefined; now = client.getState(), moves++) {
      const lawful = lawfulMoves(now.G, now.ctx)
      const [name, ...args] = lawful[rng.below(lawful.length)]!
      client.moves[name]!(...(args as never[]))
    }
    client.stop()
    return moves
  }
  return { name: "boardgame.io's client", floor, theirs }
}

/** Returns a shuffled pack as texts, with the names that the game's rules give its cards. */
function shuffled(game: AnyGame, rng: Rng): string[] {
  const outcomes: number[] = []
  game.sampleChance(game.start(defaults(game.info), 2), rng, outcomes)
  return outcomes.map((card) => game.writeChance(card))
}

function caseOf(game: AnyGame): BenchCase {
  const rival = PEERS[game.info.id]
  const ours = createPlayouts(game)
  const { id } = game.info
  return { name: `playouts ${id}`, unit: 'moves', ours, ...(rival && { peer: rival }), floorRate: FLOORS[id] ?? FLOOR }
}

export const cases: readonly BenchCase[] = games.map(caseOf)
