import { defaults, createSeededRng, type AnyGame } from '../../src/rules/kit'

/** Number of moves after which a puzzle without an end of its own is started again. */
const MAX_MOVES = 2000

/** Number of moves that a call makes, approximately. */
const MOVES = 40_000

/**
 * Returns a function that plays random games through the public interface, shuffles and deals included. Each call
 * returns how many moves it made.
 */
export function createPlayouts(game: AnyGame): () => number {
  const { min, max } = game.info.seats
  const seats = Math.min(Math.max(2, min), max)
  const rng = createSeededRng('playouts')
  const undealt = game.start(defaults(game.info), seats)
  const state = game.clone(undealt)
  const outcomes: number[] = []
  const settle = () => {
    while (game.chance(state) > 0) {
      game.sampleChance(state, rng, outcomes)
      game.applyChance(state, outcomes)
    }
  }
  const playOne = () => {
    game.copy(undealt, state)
    settle()
    let made = 0
    for (
      let waiting = game.requiredSeats(state);
      waiting !== 0 && made < MAX_MOVES;
      waiting = game.requiredSeats(state)
    ) {
      const seat = 31 - Math.clz32(waiting)
      game.apply(state, seat, game.pick(state, seat, rng))
      settle()
      made++
    }
    return made
  }
  return () => {
    let made = 0
    while (made < MOVES) made += playOne()
    return made
  }
}
