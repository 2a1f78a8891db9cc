import { oneOf, type Rng, type Seat } from '../../../rules/kit'
import { READY, type Move, MOST_STAKE, packBet } from '../../../rules/deck-o-cards/deck-o-cards-roulette/move'
import { SPOTS, type Spot, SMALLEST } from '../../../rules/deck-o-cards/deck-o-cards-roulette/spots'
import type { RouletteState } from '../../../rules/deck-o-cards/deck-o-cards-roulette/state'
import { COLOURS, FAIR, SINGLES, SUIT_MARKS } from './spot-odds'

// In range: seats, spots.

/** The most that a seat may add to a spot now. */
function room(state: RouletteState, seat: Seat, spot: Spot): number {
  const most = Math.min(MOST_STAKE, state.chips[seat]!, state.limit - state.stakes[SPOTS * seat + spot]!)
  return SMALLEST[spot] === 2 ? most - (most % 2) : most
}

/** A bet of about so many chips, as far as it is allowed; null where none is. */
function bet(state: RouletteState, seat: Seat, spot: Spot, stake: number): Move | null {
  const smallest = SMALLEST[spot]!
  const most = room(state, seat, spot)
  if (most < smallest) return null
  const wanted = Math.max(smallest, smallest === 2 ? stake - (stake % 2) : stake)
  return packBet(spot, Math.min(most, wanted))
}

/** How many spots a seat has chips on. */
function spotsHeld(state: RouletteState, seat: Seat): number {
  let held = 0
  for (let spot = 0; spot < SPOTS; spot++) if (state.stakes[SPOTS * seat + spot]! > 0) held++
  return held
}

// In range: seats.

/** How a punter of some temper bets: one move at a time, until it says ready. */
export type PlayStyle = (state: RouletteState, seat: Seat, rng: Rng) => Move

/** Spots that one who scatters chips lies on at most. */
const SCATTERED = 5
/** Spots that the others lie on at most. */
const MIXED = 3
/** A careful stake is one of so many parts of the chips in hand. */
const PARTS = 20

/** Single chips anywhere on the layout. */
export const scatters: PlayStyle = (state, seat, rng) => {
  const held = spotsHeld(state, seat)
  if (held >= SCATTERED || (held > 0 && rng.below(3) === 0)) return READY
  return bet(state, seat, rng.below(SPOTS), 1) ?? READY
}

/** Red or black, now bold, now timid. */
export const colours: PlayStyle = (state, seat, rng) => {
  return (spotsHeld(state, seat) === 0 ? bet(state, seat, among(COLOURS, rng), 1 + rng.below(5)) : null) ?? READY
}

/** A colour, then a card or two for luck. */
export const mixes: PlayStyle = (state, seat, rng) => {
  const held = spotsHeld(state, seat)
  if (held === 0) return bet(state, seat, among(COLOURS, rng), 2 + rng.below(4)) ?? READY
  if (held >= MIXED || (held > 1 && rng.below(2) === 0)) return READY
  return bet(state, seat, among(SINGLES, rng), 1 + rng.below(2)) ?? READY
}

/** Only bets that favour nobody; the fewer chips are left, the smaller the stakes, and the longer the odds. */
export const fits: PlayStyle = (state, seat, rng) => {
  const held = spotsHeld(state, seat)
  if (held >= MIXED || (held > 0 && rng.below(2) === 0)) return READY
  const stake = Math.ceil(state.chips[seat]! / PARTS)
  const lot = rng.below(6)
  if (lot < 3) return bet(state, seat, among(COLOURS, rng), stake) ?? READY
  if (lot < 5) return bet(state, seat, among(SUIT_MARKS, rng), Math.ceil(stake / 2)) ?? READY
  return bet(state, seat, among(FAIR, rng), Math.ceil(stake / 4)) ?? READY
}

function among(spots: readonly Spot[], rng: Rng): Spot {
  return oneOf(spots, rng)
}
