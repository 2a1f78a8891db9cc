import { gameById } from '../../src/rules/catalogue'
import { fortyNine } from '../../src/rules/forty-nine-outfit/forty-nine'
import { defaults, seededRng, type AnyGame } from '../../src/rules/kit'
import type { BenchCase } from './bench'
import { peerClient, peerMoves } from './peer/forty-nine'

const options = defaults(fortyNine.info)
const GAMES = 2000

/** Whole random games through the public interface, shuffle and deal included. */
function ours(game: AnyGame): () => number {
  const rng = seededRng('playouts')
  const undealt = game.start(options, 2) as object
  const state = game.clone(undealt) as object
  const outcomes: number[] = []
  return () => {
    let moves = 0
    for (let i = 0; i < GAMES; i++) {
      game.copy(undealt, state)
      game.sampleChance(state, rng, outcomes)
      game.applyChance(state, outcomes)
      for (let waiting = game.must(state); waiting !== 0; waiting = game.must(state)) {
        const seat = 31 - Math.clz32(waiting)
        game.apply(state, seat, game.pick(state, seat, rng))
        moves++
      }
    }
    return moves
  }
}

/** The same with the peer: a client a game, one of the lawful moves dispatched after another. */
function theirs(): () => number {
  const rng = seededRng('peer')
  const outcomes: number[] = []
  const undealt = fortyNine.start(options, 2)
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

export const cases: readonly BenchCase[] = [
  {
    name: 'playouts forty-nine',
    unit: 'moves',
    peer: "boardgame.io's client",
    floor: 500,
    ours: ours(gameById('forty-nine')!),
    theirs: theirs(),
  },
]
