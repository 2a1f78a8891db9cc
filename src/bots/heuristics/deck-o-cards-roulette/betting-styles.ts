import { randomEntry, type Rng, type Seat } from '../../../rules/kit'
import { READY, type Move, MAX_STAKE, packBet } from '../../../rules/deck-o-cards/deck-o-cards-roulette/move'
import { SPOTS, type Spot, MIN_STAKES } from '../../../rules/deck-o-cards/deck-o-cards-roulette/spots'
import type { RouletteState } from '../../../rules/deck-o-cards/deck-o-cards-roulette/state'
import { COLOURS, FAIR, SINGLES, SUIT_MARKS } from './spot-odds'

/** Returns the most that a seat may add to a spot now. */
function maxStake(state: RouletteState, seat: Seat, spot: Spot): number {
  const most = Math.min(MAX_STAKE, state.chips[seat]!, state.limit - state.stakes[SPOTS * seat + spot]!)
  return MIN_STAKES[spot] === 2 ? most - (most % 2) : most
}

/** Returns a bet of about `stake` chips, as far as it is allowed; null if none is. */
function bet(state: RouletteState, seat: Seat, spot: Spot, stake: number): Move | null {
  const smallest = MIN_STAKES[spot]!
  const most = maxStake(state, seat, spot)
  if (most < smallest) return null
  const wanted = Math.max(smallest, smallest === 2 ? stake - (stake % 2) : stake)
  return packBet(spot, Math.min(most, wanted))
}

/** Returns the number of spots on which a seat has chips. */
function spotsHeld(state: RouletteState, seat: Seat): number {
  let held = 0
  for (let spot = 0; spot < SPOTS; spot++) if (state.stakes[SPOTS * seat + spot]! > 0) held++
  return held
}

/** The betting style of a punter: returns one move at a time, until it is ready. */
export type BettingStyle = (state: RouletteState, seat: Seat, rng: Rng) => Move

/** Maximum number of spots of a punter who scatters chips. */
const SCATTERED = 5
/** Maximum number of spots of the other styles. */
const MIXED = 3
/** Divisor of the chips in hand that gives a careful stake. */
const PARTS = 20

/** Bets single chips anywhere on the layout. */
export const scatterChips: BettingStyle = (state, seat, rng) => {
  const held = spotsHeld(state, seat)
  if (held >= SCATTERED || (held > 0 && rng.below(3) === 0)) return READY
  return bet(state, seat, rng.below(SPOTS), 1) ?? READY
}

/** Bets on red or black, with stakes that vary from bold to timid. */
export const betOnColours: BettingStyle = (state, seat, rng) => {
  return (spotsHeld(state, seat) === 0 ? bet(state, seat, pickSpot(COLOURS, rng), 1 + rng.below(5)) : null) ?? READY
}

/** Bets on a colour, then on a card or two for luck. */
export const betOnColoursAndCards: BettingStyle = (state, seat, rng) => {
  const held = spotsHeld(state, seat)
  if (held === 0) return bet(state, seat, pickSpot(COLOURS, rng), 2 + rng.below(4)) ?? READY
  if (held >= MIXED || (held > 1 && rng.below(2) === 0)) return READY
  return bet(state, seat, pickSpot(SINGLES, rng), 1 + rng.below(2)) ?? READY
}

/** Makes only bets that favour neither side. The stakes are smaller with fewer chips left and with longer odds. */
export const betFairly: BettingStyle = (state, seat, rng) => {
  const held = spotsHeld(state, seat)
  if (held >= MIXED || (held > 0 && rng.below(2) === 0)) return READY
  const stake = Math.ceil(state.chips[seat]! / PARTS)
  const lot = rng.below(6)
  if (lot < 3) return bet(state, seat, pickSpot(COLOURS, rng), stake) ?? READY
  if (lot < 5) return bet(state, seat, pickSpot(SUIT_MARKS, rng), Math.ceil(stake / 2)) ?? READY
  return bet(state, seat, pickSpot(FAIR, rng), Math.ceil(stake / 4)) ?? READY
}

function pickSpot(spots: readonly Spot[], rng: Rng): Spot {
  return randomEntry(spots, rng)
}
