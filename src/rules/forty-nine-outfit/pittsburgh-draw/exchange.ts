import type { Seat, EventSink } from '../../kit'
import { HAND_SIZE } from '../ranking'
import type { PittsburghEvent } from './shape'
import { STAND, type Move } from './move'
import { discardNames, namesOf } from './names'
import { putInOrder } from './order'
import { show } from './showing'
import { leftOf, RESHUFFLE, type PittsburghState } from './state'

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
export function exchange(state: PittsburghState, tell?: EventSink<PittsburghEvent>): void {
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
