import { bridgeNamed, entryAt, lastOf, seatOf, shuffle, type BridgeCard, type Rng, type Seat } from '../../kit'
import type { Dialect } from './dialect'
import type { CassinoView } from './shape'
import { VALUE } from './values'

// In range: `zones` has an entry for each card.

/**
 * Whoever built or added last held another card of the value. It is not in that build since, so it is still in his hand
 * unless it was played: then it lies loose, in another build, or in somebody's pile.
 */
export interface Kept {
  readonly seat: Seat
  readonly value: number
}

/** Where a hidden card can be: seat s's hand is zone s. */
export const PILE_ZONE = 4
export const STOCK_ZONE = 5

/** How often hidden cards are shuffled anew before kept cards are put where they can be. */
const TRIES = 100

/** The cards kept for builds that must be among the hidden ones: the view, and cards known to lie in piles, show none. */
export function keptUnseen(dialect: Dialect, view: CassinoView, inPiles: readonly string[]): Kept[] {
  return view.builds.flatMap(({ value, by }) => {
    const elsewhere = view.builds.filter((build) => build.value !== value).flatMap(({ cards }) => cards)
    // Where a card that can capture may not be trailed, it did not get there after the build was made.
    const loose = dialect.mustCapture ? [] : view.table
    const hand = view.hands[by]
    const seen = [...elsewhere, ...loose, ...inPiles, ...(typeof hand === 'object' ? hand : [])]
    return seen.some((name) => VALUE[bridgeNamed(name)] === value) ? [] : [{ seat: seatOf(by), value }]
  })
}

/**
 * Shuffles the hidden cards, card i going to zone `zones[i]`, so that all that was kept is where it can be. All such
 * orders are equally likely, unless chance is long in finding one: then kept cards are put there.
 */
export function shuffleKeeping(cards: BridgeCard[], zones: readonly number[], kept: readonly Kept[], rng: Rng): void {
  for (let tries = 0; tries < TRIES; tries++) {
    shuffle(cards, cards.length, rng)
    if (kept.every((one) => isKept(cards, zones, one))) return
  }
  kept.forEach((_, i) => putWhereItCanBe(cards, zones, kept.slice(0, i + 1), rng))
}

function canBe(zone: number, { seat }: Kept): boolean {
  return zone === seat || zone === PILE_ZONE
}

function isKept(cards: readonly BridgeCard[], zones: readonly number[], one: Kept): boolean {
  for (let i = 0; i < cards.length; i++) if (VALUE[cards[i]!] === one.value && canBe(zones[i]!, one)) return true
  return false
}

/** Puts a card of the last value where it can be, so that those before stay where they can. */
function putWhereItCanBe(cards: BridgeCard[], zones: readonly number[], kept: readonly Kept[], rng: Rng): void {
  const one = lastOf(kept)
  const from = cards.findIndex((card) => VALUE[card] === one.value)
  if (from < 0 || isKept(cards, zones, one)) return
  const places = [...zones.keys()].filter((i) => canBe(entryAt(zones, i), one))
  shuffle(places, places.length, rng)
  for (const to of places) {
    swap(cards, from, to)
    if (kept.every((other) => isKept(cards, zones, other))) return
    swap(cards, from, to)
  }
}

function swap(cards: BridgeCard[], one: number, other: number): void {
  const card = cards[one]!
  cards[one] = cards[other]!
  cards[other] = card
}
