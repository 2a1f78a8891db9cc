import { shuffle, type Rng, type Seen } from '../../kit'
import { HIGH, LOW } from '../bits'
import { cardNamed, type Card } from '../cards'
import { hiddenOf, type Hidden, type Keeper } from './hidden'
import type { ChicagoView } from './shape'
import { add, clone, HIGH_WORDS, type ChicagoState } from './state'

/** How often a deal is tried anew before cards that are known to be kept back are dealt to their keepers first. */
const TRIES = 60

/**
 * A full table that agrees with what was seen: hidden cards are dealt at random among all ways that leave every builder
 * a card above his build, where that must be in his hand still. If chance is long in finding one, such cards are given
 * out first, and then not every way is quite as likely as any other.
 */
export function imagine(seen: Seen<ChicagoView>, rng: Rng): ChicagoState {
  const hidden = hiddenOf(seen)
  const state = clone(hidden.known)
  const { stock } = seen.state
  if (typeof stock !== 'number') {
    state.top = state.size - stock.length
    stock.forEach((card, i) => (state.pack[state.top + i] = cardNamed(card)))
    return state
  }
  if (state.waiting) return state
  const cards = [...hidden.unseen]
  for (let tries = 0; tries < TRIES; tries++) {
    deal(state, hidden, cards, hidden.wanting, rng)
    if (hidden.keepers.every((keeper) => keeps(state, keeper))) return state
  }
  dealKeepersFirst(state, hidden, cards, rng)
  return state
}

function deal(state: ChicagoState, hidden: Hidden, cards: Card[], wanting: readonly number[], rng: Rng): void {
  shuffle(cards, cards.length, rng)
  state.hands.set(hidden.known.hands)
  let next = 0
  wanting.forEach((missing, seat) => {
    for (let i = 0; i < missing; i++) add(state.hands, seat, cards[next++]!)
  })
  state.top = state.size - (cards.length - next)
  for (let at = state.top; at < state.size; at++) state.pack[at] = cards[next++]!
}

function keeps(state: ChicagoState, { seat, low, high }: Keeper): boolean {
  return ((state.hands[seat]! & low) | (state.hands[HIGH_WORDS + seat]! & high)) !== 0
}

/** Each keeper with room for it gets one of the cards that he keeps, and the rest is dealt as it comes. */
function dealKeepersFirst(state: ChicagoState, hidden: Hidden, all: readonly Card[], rng: Rng): void {
  const rest = [...all]
  const wanting = [...hidden.wanting]
  const given: [number, Card][] = []
  shuffle(rest, rest.length, rng)
  for (const { seat, low, high } of hidden.keepers) {
    const isKept = (card: Card) => ((low & LOW[card]!) | (high & HIGH[card]!)) !== 0
    if (wanting[seat] === 0 || given.some(([to, card]) => to === seat && isKept(card))) continue
    const at = rest.findIndex(isKept)
    if (at < 0) continue
    given.push([seat, rest.splice(at, 1)[0]!])
    wanting[seat]!--
  }
  deal(state, hidden, rest, wanting, rng)
  for (const [seat, card] of given) add(state.hands, seat, card)
}
