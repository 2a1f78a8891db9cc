import { MAX_SEATS, shuffle, type Rng } from '../kit'
import { HIGH, LOW, type Card } from './cards'

// In range: `places` has an entry for each of `cards`; cards, places.

/** Places for hidden cards: the seats, and one on the table (stock or blind). */
export const PLACES = MAX_SEATS + 1
export const ON_TABLE = MAX_SEATS

/** Hidden cards that are to be dealt to places, and what is known of each place. */
export interface ConstrainedDeal {
  /** Will be put into another order. */
  readonly cards: Card[]
  /** The place that each entry of `cards` goes to. */
  readonly places: ArrayLike<number>
  /** The cards that are known to lie in each place, as sets in two words; those that are dealt are added. */
  readonly low: Int32Array
  readonly high: Int32Array
  /** How many things that are known would be untrue if a place held this set. */
  faults(place: number, low: number, high: number): number
}

const TRIES = 12
const EXCHANGES = 3000
const STIRS = 3

/**
 * Deals hidden cards so that nothing known is contradicted; answers whether that was found. A deal without conditions
 * is uniform. Otherwise whole deals are tried first; then cards are exchanged in pairs as long as nothing gets worse,
 * and stirred by more exchanges, of which every deal that agrees is a resting place as likely as any other.
 */
export function dealConstrained(deal: ConstrainedDeal, rng: Rng): boolean {
  const { cards, places, low, high } = deal
  const knownLow = low.slice()
  const knownHigh = high.slice()
  let faults = 0
  for (let tries = 0; tries < TRIES; tries++) {
    shuffle(cards, cards.length, rng)
    low.set(knownLow)
    high.set(knownHigh)
    for (let i = 0; i < cards.length; i++) {
      low[places[i]!]! |= LOW[cards[i]!]!
      high[places[i]!]! |= HIGH[cards[i]!]!
    }
    faults = faultsOf(deal)
    if (faults === 0) return true
  }
  for (let i = 0; i < EXCHANGES && faults > 0; i++) faults += exchange(deal, rng)
  if (faults > 0) return false
  for (let i = STIRS * cards.length; i > 0; i--) exchange(deal, rng)
  return true
}

function faultsOf({ low, high, faults }: ConstrainedDeal): number {
  let sum = 0
  for (let place = 0; place < PLACES; place++) sum += faults(place, low[place]!, high[place]!)
  return sum
}

/** Exchanges two random cards unless that makes more faults. Answers by how much the faults changed. */
function exchange(deal: ConstrainedDeal, rng: Rng): number {
  const { cards, places, low, high } = deal
  const i = rng.below(cards.length)
  const j = rng.below(cards.length)
  const one = places[i]!
  const two = places[j]!
  if (one === two) return 0
  const lows = LOW[cards[i]!]! ^ LOW[cards[j]!]!
  const highs = HIGH[cards[i]!]! ^ HIGH[cards[j]!]!
  const before = deal.faults(one, low[one]!, high[one]!) + deal.faults(two, low[two]!, high[two]!)
  const after =
    deal.faults(one, low[one]! ^ lows, high[one]! ^ highs) + deal.faults(two, low[two]! ^ lows, high[two]! ^ highs)
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
