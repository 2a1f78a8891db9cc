import type { State } from 'boardgame.io'
import { NebraskaBoard } from '../../src/bots/heuristics/nebraska-checkers/search-board'
import { PLACING } from '../../src/bots/heuristics/nebraska-checkers/piece-values'
import { AlphaBeta } from '../../src/bots/minimax/alpha-beta'
import { nebraskaCheckers } from '../../src/rules/forty-nine-outfit/nebraska-checkers'
import { defaults } from '../../src/rules/kit'
import type { BenchCase } from './bench'
import { peerClient, peerGame, peerMoves, type PeerState } from './peer/nebraska-checkers'
import { peerSearch } from './peer/search'

const NODES = 100_000
/** Number of plies, more than a random game takes. */
const WHOLE_GAME = 400

/**
 * Returns a function that runs alpha-beta from the start as level 5 does. Each call returns the number of positions.
 */
function ours(): () => number {
  const state = nebraskaCheckers.start(defaults(nebraskaCheckers.info), 2)
  return () => {
    const search = new AlphaBeta(new NebraskaBoard(state, PLACING, null), { depth: 60, nodes: NODES, margin: 2 })
    while (search.step(NODES));
    return search.nodes
  }
}

/**
 * Returns a function that runs the peer's bot from the start. Each call returns the number of positions that the bot
 * looked at in playouts to the end of the game. The unit is the same as ours, but the kind of search is different.
 */
function theirs(): () => number {
  const client = peerClient()
  client.start()
  return peerSearch(peerGame(), client.store.getState() as State<PeerState>, peerMoves, WHOLE_GAME)
}

export const cases: readonly BenchCase[] = [
  {
    name: 'search nebraska-checkers',
    unit: 'positions',
    ours: ours(),
    peer: { name: "boardgame.io's MCTSBot", floor: 0, theirs: theirs() },
    floorRate: 1_000_000,
  },
]
