import { games } from '../../src/rules/catalogue'
import { fortyNine } from '../../src/rules/forty-nine-outfit/forty-nine'
import { defaults, seededRng, type AnyGame } from '../../src/rules/kit'
import type { BenchCase, Peer } from './bench'
import { peerClient, peerMoves } from './peer/forty-nine'
import { playouts } from './playouts'

/** What every game promises: random moves a second on one core. */
const FLOOR = 1_500_000

const PEERS: Readonly<Record<string, Peer>> = {
  'forty-nine': { name: "boardgame.io's client", floor: 500, theirs: fortyNinePeer() },
}

/** The same with the peer: a client a game, one of the lawful moves dispatched after another. */
function fortyNinePeer(): () => number {
  const rng = seededRng('peer')
  const outcomes: number[] = []
  const undealt = fortyNine.start(defaults(fortyNine.info), 2)
  return () => {
    fortyNine.sampleChance(undealt, rng, outcomes)
    const client = peerClient(outcomes.map((card) => fortyNine.writeChance(card)))
    client.start()
    let moves = 0
    for (let now = client.getState(); now && !now.ctx.gameover; now = client.getState(), moves++) {
      const lawful = peerMoves(now.G, now.ctx)
      const [name, ...args] = lawful[rng.below(lawful.length)]!
      client.moves[name]!(...args)
    }
    client.stop()
    return moves
  }
}

function caseOf(game: AnyGame): BenchCase {
  const peer = PEERS[game.info.id]
  const work = playouts(game)
  return { name: `playouts ${game.info.id}`, unit: 'moves', ours: work, ...(peer && { peer }), floorRate: FLOOR }
}

export const cases: readonly BenchCase[] = games.map(caseOf)
