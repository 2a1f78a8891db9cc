import type { CasinoView } from '../../casino/shape'
import type { CasinoSheet } from '../../casino/sheet'
import { namesOf } from '../../casino/table'
import {
  HIGH_BITS,
  LOW_BITS,
  bridgeNames,
  BRIDGE_CARDS,
  bridgeNamed,
  letterOf,
  lettersOf,
  seatOf,
  type EventSink,
  BRIDGE_WORDING,
  bridgeName,
  type Pack,
} from '../../kit'
import type { CassinoEvent } from './events'
import { keepersOf, shuffleKeeping } from './kept-cards'
import type { BuildView, CassinoView } from './shape'
import { cardsInBuilds, clone, copy, PACK, type CassinoState } from './state'
import { BIG_CASINO, LITTLE_CASINO, MAX_VALUE } from './values'

/** What the sheets of both games add to the common table. */
export const COMMON_SHEET = {
  pack: PACK,
  deckOf: () => BRIDGE_PACK,
  clone,
  copy,
  handSize: 4,
  run: 2,
  packet: 2,
  tellsDealOrder: true,
  worth: {
    mostCards: 3,
    suit: { name: 'spades', low: 0x1111111, high: 0x111111 },
    cards: [0, 1, 2, 3, LITTLE_CASINO, BIG_CASINO],
    points: [1, 1, 1, 1, 1, 2],
  },
  cardsInBuilds,
  clearBuilds(state: CassinoState) {
    state.buildGroups.fill(0)
    state.buildLow.fill(0)
    state.buildHigh.fill(0)
    state.buildBy.fill(0)
    state.builds = 0
  },
  giveRest(_state, seat, cards, tell?: EventSink<CassinoEvent>) {
    tell?.({ type: 'gathered', ...(seat >= 0 && { seat }), cards })
  },
  hasSecretPiles: true,
  buildsOf(state) {
    const values = Array.from({ length: MAX_VALUE }, (_, i) => i + 1).filter((value) => state.buildGroups[value]! > 0)
    return values.map((value) => ({
      value,
      groups: state.buildGroups[value]!,
      cards: bridgeNames(state.buildLow[value]!, state.buildHigh[value]!),
      by: letterOf(state.buildBy[value]!),
    }))
  },
  keepersOf(state, seen, unseen) {
    const inPiles = lettersOf(state.seats).flatMap((_, seat) => namesOf(PACK, state.piles, seat))
    return keepersOf(state.variant, seen.state, inPiles, unseen)
  },
  shuffleHidden: shuffleKeeping,
} satisfies Partial<CasinoSheet<CassinoState, CassinoView>>

/** Returns the State of the rules page, with what only one of the sheets has. */
export function viewWith<Round, Own>(
  state: CassinoState,
  common: CasinoView<BuildView, Round, readonly string[] | number>,
  own: Own,
) {
  const { round, deal, dealer, turn, stock, hands, piles, rounds, ...rest } = common
  const lastDeal = state.top === BRIDGE_CARDS
  return { round, deal, lastDeal, dealer, turn, stock, hands, piles, ...rest, ...own, rounds }
}

/** Restores the builds of a view. */
export function restoreBuilds(state: CassinoState, { builds }: CassinoView): void {
  for (const { value, groups, cards, by } of builds) {
    for (const card of cards.map(bridgeNamed)) {
      state.buildLow[value]! |= LOW_BITS[card]!
      state.buildHigh[value]! |= HIGH_BITS[card]!
    }
    state.buildGroups[value] = groups
    state.buildBy[value] = seatOf(by)
    state.builds++
  }
}

/** The whole pack; shuffles start from AS AH AD AC 2S … KC, cards 0 to 51. */
const BRIDGE_PACK: Pack = {
  size: BRIDGE_CARDS,
  named: bridgeNamed,
  name: bridgeName,
  wording: BRIDGE_WORDING,
}
