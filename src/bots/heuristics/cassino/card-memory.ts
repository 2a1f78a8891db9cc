import {
  members,
  createHands,
  HIGH_WORDS,
  bridgeNamed,
  lettersOf,
  type GameEvent,
  type Rng,
  type Seat,
} from '../../../rules/kit'
import { BRIDGE_CARDS, bridgeName, type BridgeCard } from '../../../rules/kit'
import type { CassinoEvent } from '../../../rules/pack/cassino/events'
import { STOCK_ZONE } from '../../../rules/casino/keepers'
import { keepersOf, shuffleKeeping } from '../../../rules/pack/cassino/kept-cards'
import type { CassinoView } from '../../../rules/pack/cassino/shape'
import { cardsInBuilds, PACK, type CassinoState } from '../../../rules/pack/cassino/state'
import { addTo } from '../../../rules/casino/table'
import { ALL_HIGH, ALL_LOW } from './card-values'
import type { ThinkContext } from '../types'

/** The set of cards that a player remembers to have gone into piles. */
export interface CapturedCards {
  readonly low: number
  readonly high: number
}

export const NO_CAPTURED_CARDS: CapturedCards = { low: 0, high: 0 }

/** The cards in each seat's pile of this round, as the thinking seat has been told: low words, then high ones. */
export type Piles = Int32Array

/** Returns the piles of the round as they can be remembered, or null if the recall does not account for all of them. */
export function rememberedPiles({ seen, recall }: ThinkContext): Piles | null {
  const piles = createHands()
  for (const event of roundOf(recall)) {
    if (event.type === 'captured') addTo(PACK, piles, event.seat, bridgeNamed(event.card))
    if (event.type !== 'captured' && event.type !== 'called') continue
    for (const card of [...event.loose, ...event.builds.flatMap(({ cards }) => cards)]) {
      addTo(PACK, piles, event.seat, bridgeNamed(card))
    }
  }
  const { piles: shown } = seen.state as CassinoView
  const complete = lettersOf(seen.seats).every((letter, seat) => shown[letter] === pileOf(piles, seat).length)
  return complete ? piles : null
}

/** Returns the events since the last pack was shuffled. */
function roundOf(recall: readonly GameEvent[]): readonly CassinoEvent[] {
  const events = recall as readonly CassinoEvent[]
  const from = events.findLastIndex((event) => event.type === 'dealt' && event.deal === 1)
  return from < 0 ? [] : events.slice(from)
}

function pileOf(piles: Piles, seat: Seat): BridgeCard[] {
  return members(piles[seat]!, piles[HIGH_WORDS + seat]!)
}

/** Returns the set of all cards in the piles. */
export function capturedIn(piles: Piles): CapturedCards {
  const all = (from: number) => piles.subarray(from, from + HIGH_WORDS).reduce((set, word) => set | word, 0)
  return { low: all(0), high: all(HIGH_WORDS) }
}

/**
 * Returns a redeal like that of the rules, but for a seat that remembers the piles: only hands and stock are dealt
 * anew, and a card that a builder kept back is where it can be.
 */
export function createRedeal(
  context: ThinkContext,
  piles: Piles,
): (state: CassinoState, eye: Seat, rng: Rng) => boolean {
  const view = context.seen.state as CassinoView
  let ready: { cards: BridgeCard[]; zones: number[]; kept: ReturnType<typeof keepersOf> } | null = null
  const names = lettersOf(context.seen.seats).flatMap((_, seat) => pileOf(piles, seat).map(bridgeName))

  function prepare(state: CassinoState, eye: Seat) {
    const hands = lettersOf(state.seats).flatMap((letter, seat) => {
      const hand = view.hands[letter]
      return seat === eye || typeof hand !== 'number' ? [] : Array.from({ length: hand }, () => seat)
    })
    const zones = [...hands, ...Array.from({ length: BRIDGE_CARDS - state.top }, () => STOCK_ZONE)]
    const cards = unseen(state, eye)
    return { cards, zones, kept: keepersOf(state.variant, view, names, cards) }
  }

  function unseen(state: CassinoState, eye: Seat): BridgeCard[] {
    const gone = capturedIn(piles)
    const [builtLow, builtHigh] = cardsInBuilds(state)
    const low = gone.low | builtLow | state.looseLow | state.hands[eye]!
    const high = gone.high | builtHigh | state.looseHigh | state.hands[HIGH_WORDS + eye]!
    return members(ALL_LOW & ~low, ALL_HIGH & ~high)
  }

  return (state, eye, rng) => {
    ready ??= prepare(state, eye)
    const { cards, zones, kept } = ready
    if (cards.length !== zones.length) return false
    shuffleKeeping(cards, zones, kept, rng)
    state.piles.set(piles)
    for (let seat = 0; seat < state.seats; seat++) {
      if (seat === eye) continue
      state.hands[seat] = 0
      state.hands[HIGH_WORDS + seat] = 0
    }
    let top = state.top
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!
      const zone = zones[i]!
      if (zone === STOCK_ZONE) state.pack[top++] = card
      else addTo(PACK, state.hands, zone, card)
    }
    return true
  }
}
