import type { Seat } from '../../../rules/kit'
import { MOST_STAKE, packBet, type Move } from '../../../rules/deck-o-cards/deck-o-cards-roulette/move'
import { SMALLEST, SPOTS, type Spot } from '../../../rules/deck-o-cards/deck-o-cards-roulette/spots'
import type { RouletteState } from '../../../rules/deck-o-cards/deck-o-cards-roulette/state'

// In range: seats, spots.

/** The most that a seat may add to a spot now. */
export function room(state: RouletteState, seat: Seat, spot: Spot): number {
  const most = Math.min(MOST_STAKE, state.chips[seat]!, state.limit - state.stakes[SPOTS * seat + spot]!)
  return SMALLEST[spot] === 2 ? most - (most % 2) : most
}

/** A bet of about so many chips, as far as it is allowed; null where none is. */
export function bet(state: RouletteState, seat: Seat, spot: Spot, stake: number): Move | null {
  const smallest = SMALLEST[spot]!
  const most = room(state, seat, spot)
  if (most < smallest) return null
  const wanted = Math.max(smallest, smallest === 2 ? stake - (stake % 2) : stake)
  return packBet(spot, Math.min(most, wanted))
}

/** How many spots a seat has chips on. */
export function spotsHeld(state: RouletteState, seat: Seat): number {
  let held = 0
  for (let spot = 0; spot < SPOTS; spot++) if (state.stakes[SPOTS * seat + spot]! > 0) held++
  return held
}
