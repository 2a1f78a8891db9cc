import type { Game, Position, Rng, Seat } from '../../../../src/rules/kit'
import type { Budget } from './ismcts'
import { Judge } from './judge'
import { RandomPlay } from './random-play'

/**
 * Flat Monte Carlo: every table that agrees with what was seen is tried once with each move, then random play. Answers
 * the move with the best mean, after at least so many tries of all moves together.
 */
export function chooseFlat<S extends Position, M>(
  game: Game<S, M>,
  determinize: () => S,
  seat: Seat,
  { iterations, goal }: Budget,
  rng: Rng,
): M {
  const first = determinize()
  const play = new RandomPlay(game, rng, goal)
  const judge = new Judge(game, goal, first.seats)
  const moves = play.list.slice(0, play.moves(first, seat))
  const earned = moves.map(() => 0)
  const work = game.clone(first)
  for (let done = 0; done < iterations; done += moves.length) {
    const world = determinize()
    moves.forEach((move, i) => {
      game.copy(world, work)
      game.apply(work, seat, move)
      play.playOut(work)
      earned[i]! += judge.judge(work)[seat]!
    })
  }
  return moves[earned.indexOf(Math.max(...earned))]!
}
