import { bridgeNamed, entryAt, lastOf, seatOf, shuffle, type BridgeCard, type Rng, type Seat } from '../../kit'
import type { RuleVariant } from './rule-variant'
import type { CassinoView } from './shape'
import { VALUE } from './values'

/**
 * A card kept for a build. The seat that built or added last held another card of the build's value. That card has not
 * joined the build since, so it is still in the seat's hand unless it was played; in that case it is loose, in another
 * build, or in a pile.
 */
export interface KeptCard {
  readonly seat: Seat
  readonly value: number
}

/** Zones in which a hidden card can be, besides the hands: seat s's hand is zone s. */
export const PILE_ZONE = 4
export const STOCK_ZONE = 5

/** Number of random shuffles tried before the kept cards are placed directly. */
const MAX_TRIES = 100

/**
 * Returns the cards kept for builds that must be among the hidden cards, because no card of the value is visible in the
 * view or known to be in a pile.
 */
export function unseenKeptCards(dialect: RuleVariant, view: CassinoView, inPiles: readonly string[]): KeptCard[] {
  return view.builds.flatMap(({ value, by }) => {
    const elsewhere = view.builds.filter((build) => build.value !== value).flatMap(({ cards }) => cards)
    // If a card that can capture may not be trailed, a loose card of the value cannot be the kept one, trailed later.
    const loose = dialect.mustCapture ? [] : view.table
    const hand = view.hands[by]
    const seen = [...elsewhere, ...loose, ...inPiles, ...(typeof hand === 'object' ? hand : [])]
    return seen.some((name) => VALUE[bridgeNamed(name)] === value) ? [] : [{ seat: seatOf(by), value }]
  })
}

/**
 * Shuffles the hidden cards, card i going to zone `zones[i]`, so that every kept card is in a possible zone. All such
 * orders are equally likely, unless {@link MAX_TRIES} shuffles find none: then the kept cards are placed directly.
 */
export function shuffleKeeping(
  cards: BridgeCard[],
  zones: readonly number[],
  kept: readonly KeptCard[],
  rng: Rng,
): void {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    shuffle(cards, cards.length, rng)
    if (kept.every((one) => isKept(cards, zones, one))) return
  }
  kept.forEach((_, i) => placeKeptCard(cards, zones, kept.slice(0, i + 1), rng))
}

function canBe(zone: number, { seat }: KeptCard): boolean {
  return zone === seat || zone === PILE_ZONE
}

function isKept(cards: readonly BridgeCard[], zones: readonly number[], one: KeptCard): boolean {
  for (let i = 0; i < cards.length; i++) if (VALUE[cards[i]!] === one.value && canBe(zones[i]!, one)) return true
  return false
}

/** Moves a card of the last entry's value to a possible zone without disturbing the entries before it. */
function placeKeptCard(cards: BridgeCard[], zones: readonly number[], kept: readonly KeptCard[], rng: Rng): void {
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
