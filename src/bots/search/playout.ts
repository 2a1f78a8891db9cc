import { lowestSeat, type Game, type Position, type Rng, type Seat } from '../../rules/kit'

/** Chooses a sound move for a seat, using only what that seat could see. */
export type Policy<S extends Position> = (state: S, seat: Seat, rng: Rng) => number

/** Returns a policy that picks a sound move uniformly at random. */
export function createRandomPolicy<S extends Position>(game: Game<S>): Policy<S> {
  return game.pickSound ?? ((state, seat, rng) => game.pick(state, seat, rng))
}

/** Writes a seat's sound moves into `into` and returns their count; all legal moves if none is sound. */
export function soundMoves<S extends Position>(game: Game<S>, state: S, seat: Seat, into: number[]): number {
  const count = game.moves(state, seat, into)
  let kept = 0
  for (let i = 0; i < count; i++) {
    const move = into[i]!
    if (!game.isSound(state, seat, move)) continue
    into[i] = into[kept]!
    into[kept++] = move
  }
  return kept > 0 ? kept : count
}

/** Returns the seat that acts next: the lowest of those the game waits for, or -1 if there is none. */
export function nextSeat<S extends Position>(game: Game<S>, state: S): Seat {
  return lowestSeat(game.requiredSeats(state))
}

/** Samples the chance events that are due, until a seat can act or the game is over. Returns whether any was due. */
export function playChance<S extends Position>(game: Game<S>, state: S, rng: Rng, into: number[]): boolean {
  let due = game.chance(state)
  if (due === 0) return false
  while (due > 0) {
    game.sampleChance(state, rng, into)
    if (into.length > due) into.length = due
    game.applyChance(state, into)
    due = game.chance(state)
  }
  return true
}

/** Plays by a policy until the game is over, `plies` moves have been made, or `stops` returns true. */
export function playOut<S extends Position>(
  game: Game<S>,
  state: S,
  policy: Policy<S>,
  rng: Rng,
  chanceBuffer: number[],
  plies: number,
  stops?: (state: S) => boolean,
): void {
  for (let ply = 0; ply < plies && !stops?.(state); ply++) {
    let seat = nextSeat(game, state)
    if (seat < 0) {
      if (!playChance(game, state, rng, chanceBuffer)) return
      seat = nextSeat(game, state)
      if (seat < 0) return
    }
    game.apply(state, seat, policy(state, seat, rng))
  }
}
