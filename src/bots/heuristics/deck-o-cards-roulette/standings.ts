import { seatsIn, type Seat } from '../../../rules/kit'
import { SPOTS, type Spot } from '../../../rules/deck-o-cards/deck-o-cards-roulette/spots'
import { outcome } from '../../../rules/deck-o-cards/deck-o-cards-roulette/view'
import type { RouletteState } from '../../../rules/deck-o-cards/deck-o-cards-roulette/state'
import { SECTORS, winOf } from './spot-odds'

/** A stake on a spot. */
export interface Stake {
  readonly spot: Spot
  readonly chips: number
}

/**
 * Returns a seat's lead over the best of the others, with chips on the layout counted as its own; negative if behind.
 */
export function leadOf(state: RouletteState, seat: Seat): number {
  const { scores } = outcome(state)
  return scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat))
}

/**
 * The outcome of one more spin: for each of the 52 sectors, how the others would stand by the bets that they have on
 * the layout now. Ignores that a bank may run dry.
 */
export class SpinOutcomes {
  /** Entry `SECTORS * seat + card`: a seat's score after the spin, without the bets of the seat that asks. */
  private readonly after: Float64Array
  private readonly others: readonly Seat[]

  constructor(
    private readonly state: RouletteState,
    private readonly seat: Seat,
  ) {
    const { seats, banker } = state
    const { scores } = outcome(state)
    this.after = Float64Array.from({ length: SECTORS * seats }, (_, i) => scores[Math.floor(i / SECTORS)]!)
    this.others = seatsIn((1 << seats) - 1).filter((other) => other !== seat)
    for (const other of this.others) {
      if (other !== banker) for (const stake of stakesOf(state, other)) this.add(stake, other)
    }
  }

  /** Returns the expected share of the win if the game ended with this spin and the seat had exactly these stakes. */
  share(stakes: readonly Stake[]): number {
    const { seat, state, others, after } = this
    let sum = 0
    for (let card = 0; card < SECTORS; card++) {
      const gain = stakes.reduce((total, { spot, chips }) => total + chips * winOf(spot, card), 0)
      const own = after[SECTORS * seat + card]! + gain
      let level = 1
      for (const other of others) {
        const score = after[SECTORS * other + card]! - (other === state.banker ? gain : 0)
        if (score > own) level = Infinity
        else if (score === own) level++
      }
      sum += 1 / level
    }
    return sum / SECTORS
  }

  private add({ spot, chips }: Stake, other: Seat): void {
    const { after, state } = this
    for (let card = 0; card < SECTORS; card++) {
      const gain = chips * winOf(spot, card)
      after[SECTORS * other + card]! += gain
      if (!state.isHouseBank) after[SECTORS * state.banker + card]! -= gain
    }
  }
}

/** Returns a seat's stakes on the layout. */
export function stakesOf(state: RouletteState, seat: Seat): Stake[] {
  const found: Stake[] = []
  for (let spot = 0; spot < SPOTS; spot++) {
    const chips = state.stakes[SPOTS * seat + spot]!
    if (chips > 0) found.push({ spot, chips })
  }
  return found
}
