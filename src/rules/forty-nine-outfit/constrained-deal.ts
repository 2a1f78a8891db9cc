import { HIGH_WORDS, MAX_SEATS, shuffle, type Hands, type Rng, type Seat } from '../kit'
import { HIGH_BITS, LOW_BITS, type Card } from './cards'

/** The place of a hidden card that no seat holds: in the stock or the blind. */
export const ON_TABLE = MAX_SEATS

/** A deal of hidden cards to places, with the knowledge about each place that it must satisfy. */
interface ConstrainedDeal {
  /** The hidden cards; {@link dealConstrained} permutes them. */
  readonly cards: Card[]
  /** Where each entry of `cards` goes: to a seat, or {@link ON_TABLE}. */
  readonly places: ArrayLike<number>
  /** The cards that seats are known to hold; the dealt cards are added. */
  readonly hands: Hands
  /** Counts the known facts that would be violated if a seat held this set. */
  countFaults(seat: Seat, low: number, high: number): number
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
  const { cards, places, hands } = deal
  const known = hands.slice()
  let faults = 0
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    shuffle(cards, cards.length, rng)
    hands.set(known)
    for (let i = 0; i < cards.length; i++) toggle(hands, places[i]!, LOW_BITS[cards[i]!]!, HIGH_BITS[cards[i]!]!)
    faults = 0
    for (let seat = 0; seat < MAX_SEATS; seat++) faults += faultsWith(deal, seat, 0, 0)
    if (faults === 0) return true
  }
  for (let i = 0; i < MAX_EXCHANGES && faults > 0; i++) faults += exchange(deal, rng)
  if (faults > 0) return false
  for (let i = MIXING_EXCHANGES_PER_CARD * cards.length; i > 0; i--) exchange(deal, rng)
  return true
}

/** Returns those of the dealt cards that no seat got, in their order. */
export function cardsOnTable(cards: readonly Card[], places: ArrayLike<number>): Card[] {
  return cards.filter((_, i) => places[i] === ON_TABLE)
}

/** Counts the violations at a place if these cards were exchanged there. */
function faultsWith({ hands, countFaults }: ConstrainedDeal, place: number, lows: number, highs: number): number {
  return place === ON_TABLE ? 0 : countFaults(place, hands[place]! ^ lows, hands[HIGH_WORDS + place]! ^ highs)
}

function toggle(hands: Hands, place: number, lows: number, highs: number): void {
  if (place === ON_TABLE) return
  hands[place]! ^= lows
  hands[HIGH_WORDS + place]! ^= highs
}

/** Swaps two random cards unless that adds violations. Returns the change in the number of violations. */
function exchange(deal: ConstrainedDeal, rng: Rng): number {
  const { cards, places, hands } = deal
  const i = rng.below(cards.length)
  const j = rng.below(cards.length)
  const one = places[i]!
  const two = places[j]!
  if (one === two) return 0
  const lows = LOW_BITS[cards[i]!]! ^ LOW_BITS[cards[j]!]!
  const highs = HIGH_BITS[cards[i]!]! ^ HIGH_BITS[cards[j]!]!
  const before = faultsWith(deal, one, 0, 0) + faultsWith(deal, two, 0, 0)
  const after = faultsWith(deal, one, lows, highs) + faultsWith(deal, two, lows, highs)
  if (after > before) return 0
  toggle(hands, one, lows, highs)
  toggle(hands, two, lows, highs)
  const card = cards[i]!
  cards[i] = cards[j]!
  cards[j] = card
  return after - before
}
