import type { Outcome } from '../../rules/kit'

/** The rule by which the end of a game is valued. */
export interface RewardPlan {
  /** Share of the reward that depends on points instead of on winning, 0 to 1. */
  readonly pointShare: number
  /** Lead in points that counts as clear: a lead of this much brings 3/4 of the point share's range. */
  readonly scale: number
  /**
   * For two sides whose game goes on after the look-ahead ends: returns the chance to win the game from these scores,
   * for the side of `own`. It replaces the share of the win.
   */
  readonly chance?: (own: number, other: number) => number
}

/** Writes the final scores of a state without allocating; the seats with the best score share the win. */
export type ScoresOf<S> = (state: S, into: Float64Array) => void

/** The side of each seat, in games where partners win and lose together. */
export type Sides = readonly number[]

/**
 * The result of a game for every seat: `rewards`, 0 to 1, blend the share of the win with the squashed lead over the
 * best seat of another side; `shares` are the shares of the win alone. In a game of one seat the points themselves take
 * the place of the lead. A game that was broken off counts as if it ended there.
 */
export class PlayoutResult {
  readonly rewards: Float64Array
  readonly shares: Float64Array
  private readonly scores: Float64Array

  /**
   * Without `sides` each seat plays for itself. Partners have the same score, and each is credited with the whole win.
   */
  constructor(
    private readonly seats: number,
    private readonly plan: RewardPlan,
    private readonly sides: Sides | null = null,
  ) {
    this.rewards = new Float64Array(seats)
    this.shares = new Float64Array(seats)
    this.scores = new Float64Array(seats)
  }

  /** Computes the verdict from the outcome that the rules give. */
  fromOutcome({ scores, winners }: Outcome): void {
    for (let seat = 0; seat < this.seats; seat++) this.scores[seat] = scores[seat]!
    this.fromScores()
    if (!winners) return
    const { sides } = this
    const winning = sides ? new Set(winners.map((seat) => sides[seat])).size : winners.length
    for (let seat = 0; seat < this.seats; seat++) {
      const share = winners.includes(seat) ? 1 / winning : 0
      this.rewards[seat]! += (1 - this.plan.pointShare) * (share - this.shares[seat]!)
      this.shares[seat] = share
    }
  }

  /** Computes the verdict from the scores that `fill` writes, in games won by the best score. */
  from<S>(state: S, fill: ScoresOf<S>): void {
    fill(state, this.scores)
    this.fromScores()
  }

  private fromScores(): void {
    const { scores, seats, plan, sides } = this
    let best = -Infinity
    let second = seats === 1 ? 0 : -Infinity
    let atTop = 0
    for (let seat = 0; seat < seats; seat++) {
      // The first seat of a side stands for its partners.
      if (sides && sides.indexOf(sides[seat]!) < seat) continue
      const score = scores[seat]!
      if (score > best) {
        if (seats > 1) second = best
        best = score
        atTop = 1
      } else {
        if (score === best) atTop++
        if (score > second) second = score
      }
    }
    for (let seat = 0; seat < seats; seat++) {
      const score = scores[seat]!
      const share = score === best ? 1 / atTop : 0
      const lead = score === best ? best - second : score - best
      this.shares[seat] = share
      const squashed = 0.5 + (0.5 * lead) / (Math.abs(lead) + plan.scale)
      this.rewards[seat] = (1 - plan.pointShare) * share + plan.pointShare * squashed
    }
    if (plan.chance) this.takeChances(plan.chance)
  }

  /** Replaces the shares of the win by each side's chance to win the game. */
  private takeChances(chance: (own: number, other: number) => number): void {
    const { scores, seats, plan, sides } = this
    const rival = sides ? sides.findIndex((side) => side !== sides[0]) : 1
    const first = chance(scores[0]!, scores[rival]!)
    for (let seat = 0; seat < seats; seat++) {
      const own = (sides ? sides[seat] === sides[0] : seat === 0) ? first : 1 - first
      this.rewards[seat]! += (1 - plan.pointShare) * (own - this.shares[seat]!)
      this.shares[seat] = own
    }
  }
}
