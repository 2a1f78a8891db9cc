import type { Game, Position, Rng, Seat } from '../../../../src/rules/kit'
import { nextSeat, playChance, soundMoves } from '../../../../src/bots/search/playout'
import type { Goal } from './judge'

/** Number of plies, more than any game takes. */
const MAX_PLIES = 2000

/** The parts that reference searches share: chance that is due, the moves of a position, random play to the end. */
export class RandomPlay<S extends Position> {
  readonly list: number[] = []
  private readonly chanceBuffer: number[] = []

  constructor(
    private readonly game: Game<S>,
    private readonly rng: Rng,
    private readonly goal: Goal,
  ) {}

  /** Plays the chance that is due. Returns the seat to move; -1 where looking ahead ends. */
  settle(state: S): Seat {
    const { game } = this
    if (game.chance(state) > 0) {
      if (this.goal === 'deal') return -1
      playChance(game, state, this.rng, this.chanceBuffer)
    }
    return nextSeat(game, state)
  }

  /** Lists the sound moves of a seat and returns their number. */
  moves(state: S, seat: Seat): number {
    return soundMoves(this.game, state, seat, this.list)
  }

  playOut(state: S): void {
    const { game, rng } = this
    for (let ply = 0; ply < MAX_PLIES; ply++) {
      const seat = this.settle(state)
      if (seat < 0) return
      game.apply(state, seat, game.pickSound ? game.pickSound(state, seat, rng) : game.pick(state, seat, rng))
    }
  }
}
