import type { Game, Position } from '../../../../src/rules/kit'

/**
 * What a reference player plays for. `win`: random play goes to the end of the game; a win counts 1, a tie its share.
 * `deal`: random play goes to the end of the game or to the next event of chance, whichever comes first; half of the
 * reward depends on who leads then, half on how clearly.
 */
export type Goal = 'win' | 'deal'

/** Judge of the ends of playouts, for every seat. It knows nothing about a game except its scores and winners. */
export class Judge<S extends Position> {
  /** The rewards of the state that was judged last, 0 to 1, by seat. */
  readonly rewards: number[]
  private sum = 0
  private count = 0

  constructor(
    private readonly game: Game<S>,
    private readonly goal: Goal,
    private readonly seats: number,
  ) {
    this.rewards = new Array<number>(seats).fill(0)
  }

  /** Judges a state, whether the game is over or not. Returns the rewards. */
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

  /**
   * Returns how clear a seat's lead is compared with the mean lead so far, 0 to 1. A seat that shares the lead is not a
   * rival.
   */
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
