import type { Outcome } from '../../rules/kit'

/** How the end of a game is valued. */
export interface RewardPlan {
  /** Share of the reward that goes by points instead of by winning, 0 to 1. */
  readonly pointShare: number
  /** Lead in points that counts as clear: a lead of this much brings 3/4 of the point share's range. */
  readonly scale: number
}

/**
 * Fills `into` with each seat's reward, 0 to 1: its share of the win blended with its squashed lead over the best
 * other seat; and `shares` with the share of the win alone. Alone at the table the points themselves take the place of
 * the lead. A game broken off counts as if it ended where it stands.
 */
export function rewardsOf(outcome: Outcome, plan: RewardPlan, into: Float64Array, shares: Float64Array): void {
  const { scores, winners } = outcome
  const seats = scores.length
  let best = -Infinity
  let second = -Infinity
  let atTop = 0
  for (const score of scores) {
    if (score > best) {
      second = best
      best = score
      atTop = 1
    } else {
      if (score === best) atTop++
      if (score > second) second = score
    }
  }
  if (seats === 1) second = 0
  for (let seat = 0; seat < seats; seat++) {
    const score = scores[seat]!
    const lead = score === best && atTop === 1 ? best - second : score - best
    let share: number
    if (winners) share = winners.includes(seat) ? 1 / winners.length : 0
    else share = score === best ? 1 / atTop : 0
    const squashed = 0.5 + (0.5 * lead) / (Math.abs(lead) + plan.scale)
    shares[seat] = share
    into[seat] = (1 - plan.pointShare) * share + plan.pointShare * squashed
  }
}
