import { isKept, canBe, tryShuffles, type Keeper } from '../../casino/keepers'
import { bridgeNamed, entryAt, lastOf, seatOf, shuffle, type BridgeCard, type Rng } from '../../kit'
import type { CassinoView } from './shape'
import type { RuleVariant } from './state'
import { VALUE } from './values'

/** Number of random shuffles tried before the kept cards are placed directly. */
const MAX_TRIES = 100

/**
 * Returns the keepers of builds. The seat that built or added last held another card of the build's value. That card
 * has not joined the build since, so it is still in the seat's hand unless it was played; in that case it is loose, in
 * another build, or in a pile. It must be among the hidden cards if no card of the value is visible in the view or
 * known to be in a pile.
 */
export function keepersOf(
  variant: RuleVariant,
  view: CassinoView,
  inPiles: readonly string[],
  unseen: readonly BridgeCard[],
): Keeper[] {
  return view.builds.flatMap(({ value, by }) => {
    const elsewhere = view.builds.filter((build) => build.value !== value).flatMap(({ cards }) => cards)
    // If a card that can capture may not be trailed, a loose card of the value cannot be the kept one, trailed later.
    const loose = variant.mustCapture ? [] : view.table
    const hand = view.hands[by]
    const seen = [...elsewhere, ...loose, ...inPiles, ...(typeof hand === 'object' ? hand : [])]
    if (seen.some((name) => VALUE[bridgeNamed(name)] === value)) return []
    return [{ seat: seatOf(by), cards: unseen.filter((card) => VALUE[card] === value) }]
  })
}

/**
 * Shuffles the hidden cards so that every keeper has one of his cards. All such orders are equally likely, unless
 * {@link MAX_TRIES} shuffles find none: then the kept cards are placed directly.
 */
export function shuffleKeeping(
  cards: BridgeCard[],
  zones: readonly number[],
  keepers: readonly Keeper[],
  rng: Rng,
): void {
  if (tryShuffles(cards, zones, keepers, rng, MAX_TRIES)) return
  keepers.forEach((_, i) => placeKeptCard(cards, zones, keepers.slice(0, i + 1), rng))
}

/** Moves a card of the last keeper to a possible zone without disturbing the keepers before it. */
function placeKeptCard(cards: BridgeCard[], zones: readonly number[], keepers: readonly Keeper[], rng: Rng): void {
  const one = lastOf(keepers)
  const from = cards.findIndex((card) => one.cards.includes(card))
  if (from < 0 || isKept(cards, zones, one)) return
  const places = [...zones.keys()].filter((i) => canBe(entryAt(zones, i), one))
  shuffle(places, places.length, rng)
  for (const to of places) {
    swap(cards, from, to)
    if (keepers.every((other) => isKept(cards, zones, other))) return
    swap(cards, from, to)
  }
}

function swap(cards: BridgeCard[], one: number, other: number): void {
  const card = cards[one]!
  cards[one] = cards[other]!
  cards[other] = card
}
