import { MAX_SEATS, shuffle, type Rng } from '../kit'
import { HIGH_BITS, LOW_BITS, type Card } from './cards'

/** Number of places for hidden cards: the seats, and one on the table (stock or blind). */
export const HIDDEN_PLACES = MAX_SEATS + 1
export const ON_TABLE = MAX_SEATS

/** A deal of hidden cards to places, with the knowledge about each place that it must satisfy. */
export interface ConstrainedDeal {
  /** The hidden cards; {@link dealConstrained} permutes them. */
  readonly cards: Card[]
  /** The place that each entry of `cards` goes to. */
  readonly places: ArrayLike<number>
  /** The cards known to lie in each place, as sets of two words; the dealt cards are added. */
  readonly low: Int32Array
  readonly high: Int32Array
  /** Counts the known facts that would be violated if a place held this set. */
  countFaults(place: number, low: number, high: number): number
}

const MAX_TRIES = 12
const MAX_EXCHANGES = 3000
const MIXING_EXCHANGES_PER_CARD = 3

/**
 * Deals hidden cards so that no known fact is violated; returns whether such a deal was found. A deal without facts is
 * uniform. Otherwise it tries whole random deals first (rejection sampling). If those fail, it swaps random pairs of
 * cards as long as the number of violations does not grow, and finally mixes the result by further swaps: a Markov
 * chain that favours no consistent deal over another.
 */
export function dealConstrained(deal: ConstrainedDeal, rng: Rng): boolean {
  const { cards, places, low, high } = deal
  const knownLow = low.slice()
  const knownHigh = high.slice()
  let faults = 0
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    shuffle(cards, cards.length, rng)
    low.set(knownLow)
    high.set(knownHigh)
    for (let i = 0; i < cards.length; i++) {
      low[places[i]!]! |= LOW_BITS[cards[i]!]!
      high[places[i]!]! |= HIGH_BITS[cards[i]!]!
    }
    faults = faultsOf(deal)
    if (faults === 0) return true
  }
  for (let i = 0; i < MAX_EXCHANGES && faults > 0; i++) faults += exchange(deal, rng)
  if (faults > 0) return false
  for (let i = MIXING_EXCHANGES_PER_CARD * cards.length; i > 0; i--) exchange(deal, rng)
  return true
}

function faultsOf({ low, high, countFaults }: ConstrainedDeal): number {
  let sum = 0
  for (let place = 0; place < HIDDEN_PLACES; place++) sum += countFaults(place, low[place]!, high[place]!)
  return sum
}

/** Swaps two random cards unless that adds violations. Returns the change in the number of violations. */
function exchange(deal: ConstrainedDeal, rng: Rng): number {
  const { cards, places, low, high } = deal
  const i = rng.below(cards.length)
  const j = rng.below(cards.length)
  const one = places[i]!
  const two = places[j]!
  if (one === two) return 0
  const lows = LOW_BITS[cards[i]!]! ^ LOW_BITS[cards[j]!]!
  const highs = HIGH_BITS[cards[i]!]! ^ HIGH_BITS[cards[j]!]!
  const before = deal.countFaults(one, low[one]!, high[one]!) + deal.countFaults(two, low[two]!, high[two]!)
  const after =
    deal.countFaults(one, low[one]! ^ lows, high[one]! ^ highs) +
    deal.countFaults(two, low[two]! ^ lows, high[two]! ^ highs)
  if (after > before) return 0
  low[one]! ^= lows
  high[one]! ^= highs
  low[two]! ^= lows
  high[two]! ^= highs
  const card = cards[i]!
  cards[i] = cards[j]!
  cards[j] = card
  return after - before
}
