import type { Game, Position } from '../../../../src/rules/kit'

/**
 * What a reference player plays for. `win`: random play to the end of the game; a win is 1, a tie its part. `deal`:
 * random play to the end of the game or the next event of chance, whichever comes first; half of the reward is who
 * leads then, half how clearly.
 */
export type Goal = 'win' | 'deal'

/** Values the ends of playouts for every seat. It knows nothing of a game but its scores. */
export class Judge<S extends Position, M> {
  /** The rewards of the state that was judged last, 0 to 1, by seat. */
  readonly rewards: number[]
  private sum = 0
  private count = 0

  constructor(
    private readonly game: Game<S, M>,
    private readonly goal: Goal,
    private readonly seats: number,
  ) {
    this.rewards = new Array<number>(seats).fill(0)
  }

  /** Judges a state, over or not. */
  judge(state: S): readonly number[] {
    const { scores, winners } = this.game.outcome(state)
    const best = Math.max(...scores)
    const leaders = winners ?? scores.flatMap((score, seat) => (score === best ? [seat] : []))
    for (let seat = 0; seat < this.seats; seat++) {
      const share = leaders.includes(seat) ? 1 / leaders.length : 0
      this.rewards[seat] = this.goal === 'win' ? share : 0.5 * share + 0.5 * this.clearness(scores, leaders, seat)
    }
    return this.rewards
  }

  /** How clear a seat's lead is beside the mean lead so far, 0 to 1. Whoever shares the lead with it is no rival. */
  private clearness(scores: readonly number[], leaders: readonly number[], seat: number): number {
    const allies = leaders.includes(seat) && leaders.length < this.seats ? leaders : [seat]
    const rivals = scores.filter((_score, other) => !allies.includes(other))
    const lead = rivals.length === 0 ? 0 : scores[seat]! - Math.max(...rivals)
    this.sum += Math.abs(lead)
    this.count++
    const scale = Math.max(1e-9, this.sum / this.count)
    return 0.5 + (0.5 * lead) / (Math.abs(lead) + scale)
  }
}
