import type { Seat, Tell } from '../../kit'
import { HAND } from '../ranking'
import type { PittsburghEvent } from './events'
import { STAND, type Move } from './move'
import { discardNames, named } from './names'
import { show } from './showing'
import { give, leftOf, RESHUFFLE, type PittsburghState } from './state'

/** A seat throws cards away, or keeps all five; after the dealer everybody is served. */
export function discard(state: PittsburghState, seat: Seat, move: Move, tell?: Tell<PittsburghEvent>): void {
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
  const from = HAND * seat
  let kept = from
  let thrown = from
  for (let i = 0; i < HAND; i++) {
    const card = hands[from + i]!
    if ((move >> i) & 1) discards[thrown++] = card
    else hands[kept++] = card
  }
  state.held[seat] = kept - from
  state.thrown[seat] = thrown - from
}

/**
 * From the dealer's left each seat gets as many cards as it lacks, then the hands are shown. Where the stock ends
 * before, it stops to wait for the discards to be shuffled; asked again, it goes on with the seat that lacks cards.
 */
export function exchange(state: PittsburghState, tell?: Tell<PittsburghEvent>): void {
  let seat = state.dealer
  do {
    seat = leftOf(state, seat)
    if (state.held[seat]! < HAND && !serve(state, seat, tell)) {
      state.phase = RESHUFFLE
      return
    }
  } while (seat !== state.dealer)
  show(state, tell)
}

/** Fills a hand from the stock. Answers whether the stock sufficed. */
function serve(state: PittsburghState, seat: Seat, tell?: Tell<PittsburghEvent>): boolean {
  const { top } = state
  while (state.held[seat]! < HAND && state.top < state.end) give(state, seat, state.stock[state.top++]!)
  if (tell && state.top > top) {
    tell({ type: 'drawn', seat, cards: named(state.stock, top, state.top - top), stock: state.end - state.top })
  }
  return state.held[seat]! === HAND
}

function tellDiscard(state: PittsburghState, seat: Seat, move: Move, tell: Tell<PittsburghEvent>): void {
  if (move === STAND) tell({ type: 'stood', seat })
  else tell({ type: 'discarded', seat, cards: discardNames(state, seat) ?? [] })
}
