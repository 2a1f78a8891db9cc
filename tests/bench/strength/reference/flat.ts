import type { Game, Position, Rng, Seat } from '../../../../src/rules/kit'
import type { Budget } from './ismcts'
import { Judge } from './judge'
import { RandomPlay } from './random-play'

/**
 * Chooses a move by flat Monte Carlo. It imagines tables that agree with what was seen; at each table it tries every
 * move once and then plays at random. Returns the move with the best mean, after at least `iterations` tries of all
 * moves together.
 */
export function chooseFlat<S extends Position>(
  game: Game<S>,
  determinize: () => S,
  seat: Seat,
  { iterations, goal }: Budget,
  rng: Rng,
): number {
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
