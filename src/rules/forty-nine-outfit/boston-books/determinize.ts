import { randomEntry, type Rng } from '../../kit'
import type { Card } from '../cards'
import { wholeColours } from '../colours'
import { HIGH_WORDS } from '../hands'
import { ON_TABLE, PLACES, dealConstrained } from '../constrained-deal'
import { type HiddenCards, readingsOf } from './hidden'
import { faultsOfCall } from './last-call'
import type { BostonBooksSeen } from './shape'
import { clone, type BostonBooksState } from './state'

/** How many random choices of hand sizes are tried until the cards can be dealt without violating a known fact. */
const MAX_TRIES = 20

/**
 * Returns a full table consistent with a view (a determinization). Each hidden card outside the stock goes to any other
 * hand with equal probability, which also decides the secret hand sizes, within the known facts: a seat that has had no
 * turn in this deal holds no more cards than it was dealt; the last call tells about the caller and the seat called on;
 * no hand holds all cards of an open colour, as that book would have been laid.
 */
export function determinize(seen: BostonBooksSeen, rng: Rng): BostonBooksState {
  const readings = readingsOf(seen)
  const hidden = readings[readings.length > 1 ? rng.below(readings.length) : 0]!
  const state = clone(hidden.known)
  if (hidden.unseen.length === 0 || seen.over) return state
  const low = new Int32Array(PLACES)
  const high = new Int32Array(PLACES)
  const cards = [...hidden.unseen]
  const countFaults = (place: number, placeLow: number, placeHigh: number) =>
    faultsAt(hidden, place, placeLow, placeHigh)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    low.set(state.hands.subarray(0, state.seats))
    high.set(state.hands.subarray(HIGH_WORDS, HIGH_WORDS + state.seats))
    const places = placesFor(hidden, rng)
    const found = dealConstrained({ cards, places, low, high, countFaults }, rng)
    if (found || tries === MAX_TRIES - 1) applyDeal(state, low, high, cards, places)
    if (found) break
  }
  return state
}

/** Returns a place for each hidden card: first the stock, then random hands within their possible sizes. */
function placesFor({ known, unseen, others, minCounts, maxCounts }: HiddenCards, rng: Rng): number[] {
  const stock = known.packSize - known.top
  const places = new Array<number>(stock).fill(ON_TABLE)
  const sizes = new Array<number>(known.seats).fill(0)
  const give = (seat: number) => {
    places.push(seat)
    sizes[seat]!++
  }
  for (const seat of others) while (sizes[seat]! < minCounts[seat]!) give(seat)
  while (places.length < unseen.length) {
    const seat = randomEntry(others, rng)
    if (sizes[seat]! < maxCounts[seat]!) give(seat)
  }
  return places
}

function applyDeal(state: BostonBooksState, low: Int32Array, high: Int32Array, cards: Card[], places: number[]): void {
  for (let seat = 0; seat < state.seats; seat++) {
    state.hands[seat] = low[seat]!
    state.hands[HIGH_WORDS + seat] = high[seat]!
  }
  let at = state.top
  places.forEach((place, i) => {
    if (place === ON_TABLE) state.pack[at++] = cards[i]!
  })
}

/** Counts the known facts that would be violated if a place held this set of cards. */
function faultsAt({ known, call }: HiddenCards, place: number, low: number, high: number): number {
  if (place >= known.seats) return 0
  const faults = call ? faultsOfCall(known, call, place, low, high) : 0
  return faults + wholeColours(low & known.openLow) + wholeColours(high & known.openHigh)
}
