import type { Rng } from '../../kit'
import { count } from '../bits'
import { COLOUR_HIGH, COLOUR_LOW } from '../colours'
import { HIGH_WORDS } from '../hands'
import { ON_TABLE, PLACES, dealConstrained } from '../constrained-deal'
import { hiddenOf, type Hidden } from './hidden'
import type { NewYorkWhistSeen } from './shape'
import { clone, type NewYorkWhistState } from './state'

// In range: seats, and the place on the table behind them; there is a trump colour where one is asked for.

/**
 * A full table that agrees with what was seen. Hidden cards are dealt at random to the hands and the blind, whose sizes
 * are known. Suits that a seat did not follow in the tricks that can be seen are none of its own, and the dealer has
 * what his last card showed, as far as a view tells it: the Cheater if there is no trump, else some card of the trump
 * colour until one of his may have been laid.
 */
export function imagine(seen: NewYorkWhistSeen, rng: Rng): NewYorkWhistState {
  const hidden = hiddenOf(seen)
  const state = clone(hidden.known)
  if (hidden.unseen.length === 0) return state
  const low = new Int32Array(PLACES)
  const high = new Int32Array(PLACES)
  low.set(state.hands.subarray(0, state.seats))
  high.set(state.hands.subarray(HIGH_WORDS, HIGH_WORDS + state.seats))
  const faults = (place: number, placeLow: number, placeHigh: number) => faultsAt(hidden, place, placeLow, placeHigh)
  dealConstrained({ cards: [...hidden.unseen], places: hidden.places, low, high, faults }, rng)
  for (let seat = 0; seat < state.seats; seat++) {
    state.hands[seat] = low[seat]!
    state.hands[HIGH_WORDS + seat] = high[seat]!
  }
  state.blindLow |= low[ON_TABLE]!
  state.blindHigh |= high[ON_TABLE]!
  return state
}

/** How many of these cards the place cannot hold, and whether it lacks one that it must. */
function faultsAt(hidden: Hidden, place: number, low: number, high: number): number {
  const { known, barLow, barHigh } = hidden
  const barred = count(low & barLow[place]!) + count(high & barHigh[place]!)
  if (!hidden.dealerTrumps || place !== known.seats - 1) return barred
  const trumps = (low & COLOUR_LOW[known.trump]!) | (high & COLOUR_HIGH[known.trump]!)
  return trumps === 0 ? barred + 1 : barred
}
