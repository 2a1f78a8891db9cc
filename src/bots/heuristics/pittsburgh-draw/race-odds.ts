import type { Seat } from '../../../rules/kit'

const HIGHEST_VALUE = 10

/** Number of moments at which the race is evaluated. */
const MOMENTS = 96

/**
 * Computes the chance to win a race to a number of points, in which every deal is won by each seat with the same chance
 * and is worth v points with chance `chances[v]`. Deals that come at random moments make the seats' scores independent
 * (Poissonization), and a seat's points by some moment are a compound Poisson sum (Panjer's recursion): no games need
 * to be played out.
 */
export class Race {
  /**
   * `behind[MOMENTS * need + k]`: the chance that a seat which needs `need` points has not reached them by moment k.
   */
  private readonly behind: Float64Array

  constructor(
    private readonly target: number,
    chances: ArrayLike<number>,
  ) {
    let mean = 0
    for (let v = 1; v <= HIGHEST_VALUE; v++) mean += v * chances[v]!
    const wins = target / mean
    const end = wins + 6 * Math.sqrt(wins) + 6
    this.behind = new Float64Array(MOMENTS * (target + 1))
    for (let k = 0; k < MOMENTS; k++) this.fill(k, (end * k) / (MOMENTS - 1), chances)
  }

  /** Returns the chance of a seat to be first, from all seats' points. A seat that has the target has won. */
  chanceOf(seat: Seat, scores: ArrayLike<number>, seats: number): number {
    for (let other = 0; other < seats; other++) if (scores[other]! >= this.target) return other === seat ? 1 : 0
    const { behind, target } = this
    const own = MOMENTS * (target - scores[seat]!)
    let chance = 0
    for (let k = 1; k < MOMENTS; k++) {
      let first = behind[own + k - 1]! - behind[own + k]!
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue
        const theirs = MOMENTS * (target - scores[other]!) + k
        first *= (behind[theirs - 1]! + behind[theirs]!) / 2
      }
      chance += first
    }
    return chance
  }

  /** Computes Panjer's recursion at one moment. */
  private fill(k: number, time: number, chances: ArrayLike<number>): void {
    const has = new Float64Array(this.target)
    has[0] = Math.exp(-time)
    let below = 0
    for (let points = 0; points < this.target; points++) {
      if (points > 0) {
        let sum = 0
        for (let v = 1; v <= Math.min(points, HIGHEST_VALUE); v++) sum += v * chances[v]! * has[points - v]!
        has[points] = (time / points) * sum
      }
      below += has[points]!
      this.behind[MOMENTS * (points + 1) + k] = below
    }
  }
}
