import type { Rng, Seat } from '../../rules/kit'

/** Writes moves of a seat into `into` and returns their count, as `moves` of a game does. */
export type Lister<S> = (state: S, seat: Seat, into: number[]) => number

/** Rates a move for its seat. Only the order of ratings counts; moves of equal rating are equally good. */
export type Rating<S> = (state: S, seat: Seat, move: number) => number

/** Returns the move of the highest rating among the first `count`, any of equals with equal probability. */
export function bestRated<S>(
  state: S,
  seat: Seat,
  moves: readonly number[],
  count: number,
  rate: Rating<S>,
  rng: Rng,
): number {
  let best = moves[0]!
  let highest = -Infinity
  let equals = 0
  for (let i = 0; i < count; i++) {
    const rating = rate(state, seat, moves[i]!)
    if (rating < highest) continue
    equals = rating > highest ? 1 : equals + 1
    highest = rating
    if (rng.below(equals) === 0) best = moves[i]!
  }
  return best
}

/** Returns a rollout policy that always makes the move of the highest rating, the first of equals. */
export function createGreedyPolicy<S>(list: Lister<S>, rate: Rating<S>): (state: S, seat: Seat) => number {
  const moves: number[] = []
  return (state, seat) => {
    const count = list(state, seat, moves)
    let best = moves[0]!
    let highest = -Infinity
    for (let i = 0; i < count; i++) {
      const rating = rate(state, seat, moves[i]!)
      if (rating <= highest) continue
      highest = rating
      best = moves[i]!
    }
    return best
  }
}

/** Returns a lister of the moves of the highest rating only, at most `most`, best first. */
export function createTopMoveLister<S>(list: Lister<S>, rate: Rating<S>, most: number): Lister<S> {
  const ratings: number[] = []
  return (state, seat, into) => {
    const count = list(state, seat, into)
    for (let i = 0; i < count; i++) ratings[i] = rate(state, seat, into[i]!)
    const kept = Math.min(most, count)
    for (let i = 0; i < kept; i++) {
      let best = i
      for (let j = i + 1; j < count; j++) if (ratings[j]! > ratings[best]!) best = j
      const move = into[i]!
      into[i] = into[best]!
      into[best] = move
      const rating = ratings[i]!
      ratings[i] = ratings[best]!
      ratings[best] = rating
    }
    return kept
  }
}

/**
 * Returns a prior value for a search from ratings in points, between 0 and 1.
 * @param scale rating that counts as halfway from even to certain
 */
export function createPrior<S>(rate: Rating<S>, scale: number): Rating<S> {
  return (state, seat, move) => {
    const points = rate(state, seat, move)
    return 0.5 + (0.5 * points) / (Math.abs(points) + scale)
  }
}
