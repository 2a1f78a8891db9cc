import {
  type Seat,
  type EventSink,
  entryAt,
  letterOf,
  drawShuffle,
  readShuffle,
  shuffle,
  type Pack,
  type Result,
  type Rng,
} from '../../kit'
import { HAND_SIZE, cheaterAs, governingCards, handKey, kindOf, valueOf } from '../ranking'
import type { PittsburghEvent, FinishedDeal, ShownHand, Showing } from './shape'
import {
  STAND,
  type Move,
  discardNames,
  namesOf,
  putInOrder,
  leftOf,
  RESHUFFLE,
  type PittsburghState,
  outcome,
  dealerOf,
  OVER,
  SHUFFLE,
  UNMOVED,
  handNames,
  countDiscards,
  DISCARD,
} from './state'
import { cardName, cardNamed, CARDS, type Card } from '../cards'
import { FULL_PACK, NUMBER_PACK } from '../pack'

/** Plays a move: a seat throws cards away, or keeps all five. After the dealer's move the exchange follows. */
export function discard(state: PittsburghState, seat: Seat, move: Move, tell?: EventSink<PittsburghEvent>): void {
  throwAway(state, seat, move)
  if (tell) tellDiscard(state, seat, move, tell)
  if (seat === state.dealer) exchange(state, tell)
  else {
    state.turn = leftOf(state, seat)
    tell?.({ type: 'turn', seat: state.turn })
  }
}

function throwAway(state: PittsburghState, seat: Seat, move: Move): void {
  const { hands, discards } = state
  const from = HAND_SIZE * seat
  let kept = from
  let thrown = from
  for (let i = 0; i < HAND_SIZE; i++) {
    // Each card is written to both lists and counted in one of them; entries beyond the counts are meaningless.
    const card = hands[from + i]!
    const isThrown = (move >> i) & 1
    discards[thrown] = card
    hands[kept] = card
    thrown += isThrown
    kept += 1 - isThrown
  }
  state.heldCounts[seat] = kept - from
  state.discardCounts[seat] = thrown - from
}

/**
 * Deals each seat, from the dealer's left, as many cards as it lacks; then the hands are shown. If the stock runs out,
 * it stops until the discards are shuffled; called again, it continues with the seat that still lacks cards.
 */
function exchange(state: PittsburghState, tell?: EventSink<PittsburghEvent>): void {
  let seat = state.dealer
  do {
    seat = leftOf(state, seat)
    if (state.heldCounts[seat]! < HAND_SIZE && !refillHand(state, seat, tell)) {
      state.phase = RESHUFFLE
      return
    }
  } while (seat !== state.dealer)
  show(state, tell)
}

/** Fills a hand from the stock. Returns whether the stock sufficed. */
function refillHand(state: PittsburghState, seat: Seat, tell?: EventSink<PittsburghEvent>): boolean {
  const { top, hands, stock } = state
  const held = state.heldCounts[seat]!
  const cards = Math.min(HAND_SIZE - held, state.end - top)
  for (let i = 0; i < cards; i++) hands[HAND_SIZE * seat + held + i] = stock[top + i]!
  putInOrder(hands, HAND_SIZE * seat, held + cards)
  state.heldCounts[seat] = held + cards
  state.top = top + cards
  if (tell && cards > 0) tellDrawn(state, seat, cards, tell)
  return held + cards === HAND_SIZE
}

/** Reports the last cards drawn. They come all at once, so their order in the stock stays hidden, as in every view. */
function tellDrawn(state: PittsburghState, seat: Seat, count: number, tell: EventSink<PittsburghEvent>): void {
  const drawn = state.stock.slice(state.top - count, state.top).sort()
  tell({ type: 'drawn', seat, cards: namesOf(drawn, 0, count), stock: state.end - state.top })
}

function tellDiscard(state: PittsburghState, seat: Seat, move: Move, tell: EventSink<PittsburghEvent>): void {
  if (move === STAND) tell({ type: 'stood', seat })
  else tell({ type: 'discarded', seat, cards: discardNames(state, seat) ?? [] })
}

const WINNER_SHIFT = 4
const VALUE_MASK = 15

/** Shows all hands, scores the best one, and ends the game or prepares the table for the next deal. */
function show(state: PittsburghState, tell?: EventSink<PittsburghEvent>): void {
  let winner = 0
  let best = -1
  for (let seat = 0; seat < state.seats; seat++) {
    const key = handKey(state.hands, HAND_SIZE * seat)
    if (key <= best) continue
    best = key
    winner = seat
  }
  const value = valueOf(best)
  for (let i = 0; i < HAND_SIZE * state.seats; i++) state.shownHands[i] = state.hands[i]!
  addDeal(state, winner, value)
  if (tell) tellShowing(state, winner, tell)
  if (state.scores[winner]! < state.target) {
    clear(state)
    return
  }
  state.phase = OVER
  if (tell) tellEnd(state, winner, tell)
}

function tellEnd(state: PittsburghState, seat: Seat, tell: EventSink<PittsburghEvent>): void {
  tell({ type: 'ended', seat, reason: 'target', scores: outcome(state).scores, winners: [seat] })
}

/** Passes the deal to the left and collects all cards. */
function clear(state: PittsburghState): void {
  state.phase = SHUFFLE
  state.deal++
  state.dealer = leftOf(state, state.dealer)
  state.turn = leftOf(state, state.dealer)
  state.top = 0
  state.end = 0
  for (let seat = 0; seat < state.seats; seat++) {
    state.heldCounts[seat] = 0
    state.discardCounts[seat] = UNMOVED
  }
  state.reshuffled = 0
}

/** Returns the last showing of hands, or null before the first. */
export function showingOf(state: PittsburghState): Showing | null {
  if (state.finishedDeals === 0) return null
  const { dealer, winner, points } = dealOf(state, state.finishedDeals - 1)
  const hands: Record<string, ShownHand> = {}
  for (let seat = 0; seat < state.seats; seat++) hands[letterOf(seat)] = shownHand(state, seat)
  return { dealer, winner, points, hands }
}

/** Returns a finished deal by its index, from 0. */
export function dealOf(state: PittsburghState, deal: number): FinishedDeal {
  const entry = entryAt(state.deals, deal)
  const points = entry & VALUE_MASK
  const winner = letterOf(entry >> WINNER_SHIFT)
  return { dealer: letterOf(dealerOf(state, deal)), winner, kind: kindOf(points), points }
}

/** Appends a finished deal and scores its points. */
export function addDeal(state: PittsburghState, winner: Seat, points: number): void {
  state.deals[state.finishedDeals++] = (winner << WINNER_SHIFT) | points
  state.scores[winner]! += points
}

function shownHand(state: PittsburghState, seat: Seat): ShownHand {
  const key = handKey(state.shownHands, HAND_SIZE * seat)
  const value = valueOf(key)
  const cheater = cheaterAs(state.shownHands, HAND_SIZE * seat)
  return {
    cards: namesOf(state.shownHands, HAND_SIZE * seat, HAND_SIZE),
    kind: kindOf(value),
    value,
    governs: governingCards(key).map((card) => card + 1),
    cheaterAs: cheater < 0 ? null : cheater + 1,
  }
}

/** Reports the hands, from the dealer's left, and the winner. */
function tellShowing(state: PittsburghState, winner: Seat, tell: EventSink<PittsburghEvent>): void {
  for (let i = 1; i <= state.seats; i++) {
    const seat = (state.dealer + i) % state.seats
    tell({ type: 'shown', seat, hand: shownHand(state, seat) })
  }
  const { kind, points } = dealOf(state, state.finishedDeals - 1)
  tell({ type: 'won', seat: winner, kind, points, score: state.scores[winner]! })
}

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
