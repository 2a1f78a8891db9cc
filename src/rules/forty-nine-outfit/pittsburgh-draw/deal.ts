import { drawShuffle, readShuffle, shuffle, type Pack, type Result, type Rng, type EventSink } from '../../kit'
import { cardName, cardNamed, CARDS, type Card } from '../cards'
import { HAND_SIZE } from '../ranking'
import { FULL_PACK, NUMBER_PACK } from '../pack'
import type { PittsburghEvent } from './shape'
import { exchange } from './exchange'
import { handNames } from './names'
import { putInOrder } from './order'
import { countDiscards, DISCARD, leftOf, RESHUFFLE, SHUFFLE, type PittsburghState } from './state'

/**
 * Returns the outcomes of chance awaited: a deal begins with a shuffle of the pack; a stock that runs out is replaced
 * by a shuffle of the deal's discards.
 */
export function chance(state: PittsburghState): number {
  if (state.phase === SHUFFLE) return state.packSize
  return state.phase === RESHUFFLE ? countDiscards(state) : 0
}

/** Draws the shuffle: of the cards 1 to 49 and the Cheater in this order, or of the discards in ascending order. */
export function sampleChance(state: PittsburghState, rng: Rng, into: number[]): void {
  if (state.phase === SHUFFLE) {
    drawShuffle(state.packSize, rng, into)
    return
  }
  const size = listDiscards(state, into)
  shuffle(into, size, rng)
}

export function readChance(state: PittsburghState, tape: readonly string[], from: number): Result<number[]> {
  if (state.phase === SHUFFLE) return readShuffle(state.packSize === CARDS ? FULL_PACK : NUMBER_PACK, tape, from)
  return readShuffle(packOfDiscards(state), tape, from)
}

function packOfDiscards(state: PittsburghState): Pack {
  const cards: Card[] = []
  const size = listDiscards(state, cards)
  return {
    size,
    named: cardNamed,
    name: cardName,
    has: (card) => cards.includes(card),
    wording: 'one of the discards of this deal',
  }
}

/** Writes all discards of the deal, ascending, and returns their number. */
function listDiscards(state: PittsburghState, into: number[]): number {
  let size = 0
  for (let seat = 0; seat < state.seats; seat++) {
    for (let i = 0; i < state.discardCounts[seat]!; i++) {
      const card = state.discards[HAND_SIZE * seat + i]!
      let place = size++
      for (; place > 0 && into[place - 1]! > card; place--) into[place] = into[place - 1]!
      into[place] = card
    }
  }
  return size
}

/** Deals, or continues the exchange that waited for cards. */
export function applyChance(
  state: PittsburghState,
  outcomes: readonly number[],
  tell?: EventSink<PittsburghEvent>,
): void {
  if (state.phase === SHUFFLE) deal(state, outcomes, tell)
  else reshuffle(state, outcomes, tell)
}

/** Deals five cards to each seat, one at a time, from the dealer's left; the rest is the stock. */
function deal(state: PittsburghState, pack: readonly number[], tell?: EventSink<PittsburghEvent>): void {
  const { seats, packSize, dealer, stock, hands } = state
  for (let i = 0; i < packSize; i++) stock[i] = pack[i]!
  let seat = dealer
  for (let i = 0; i < seats; i++) {
    seat = leftOf(state, seat)
    for (let round = 0; round < HAND_SIZE; round++) hands[HAND_SIZE * seat + round] = stock[seats * round + i]!
    putInOrder(hands, HAND_SIZE * seat, HAND_SIZE)
    state.heldCounts[seat] = HAND_SIZE
  }
  state.top = HAND_SIZE * seats
  state.end = packSize
  state.turn = leftOf(state, dealer)
  state.phase = DISCARD
  if (!tell) return
  const dealt = Array.from({ length: seats }, (_, other) => handNames(state, other))
  tell({ type: 'dealt', seat: dealer, deal: state.deal, hands: dealt, stock: state.end - state.top })
  tell({ type: 'turn', seat: state.turn })
}

function reshuffle(state: PittsburghState, pack: readonly number[], tell?: EventSink<PittsburghEvent>): void {
  const size = countDiscards(state)
  for (let i = 0; i < size; i++) state.stock[i] = pack[i]!
  state.top = 0
  state.end = size
  state.reshuffled = 1
  tell?.({ type: 'reshuffled', seat: state.dealer, stock: size })
  exchange(state, tell)
}
