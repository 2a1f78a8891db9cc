import type { Eye, Seat } from '../../kit'
import { count, HIGH_BITS, LOW_BITS, CHEATER, type Card } from '../cards'
import { COLOUR_HIGH, COLOUR_LOW, colourIndex } from '../colours'
import { countCards, hasCard } from '../hands'
import { bookSeat, cardsOfBook } from './books'
import { calledFor, calledOn, callerOf, DRAWN, GIVEN, MISSED, NOTHING, resultOf } from './move'
import { HAND_SIZE, hasStock, isOpen, leaderOf, NO_CALL, type BostonBooksState } from './state'

/** The latest call, unpacked. */
export interface LastCall {
  readonly seat: Seat
  readonly of: Seat
  readonly card: Card
  readonly result: number
}

export function lastCallOf({ lastCall }: BostonBooksState): LastCall | null {
  if (lastCall === NO_CALL) return null
  return { seat: callerOf(lastCall), of: calledOn(lastCall), card: calledFor(lastCall), result: resultOf(lastCall) }
}

/** Whether, as far as a viewer can see, the last call may have been made in this deal: a new deal does not reset it. */
export function mayBeOfThisDeal(state: BostonBooksState, eye: Eye, call: LastCall): boolean {
  const { seat, of, card, result } = call
  const drawn = state.top > HAND_SIZE * state.seats
  const hit = result <= DRAWN
  if (state.turn !== (hit ? seat : (seat + 1) % state.seats)) return false
  if (result === NOTHING ? hasStock(state) : result !== GIVEN && !drawn) return false
  if (!hit) return ![seat, of].some((other) => other === eye && hasCard(state.hands, eye, card))
  if (eye < 0 || !isOpen(state, colourIndex(card))) return true
  return hasCard(state.hands, eye, card) === (seat === eye)
}

/** Whether it is possible that this deal has had no call yet: stock, turn, books and the viewer's hand are as dealt. */
export function mayHaveNoCallYet(state: BostonBooksState, eye: Eye): boolean {
  const leader = leaderOf(state)
  if (state.top !== HAND_SIZE * state.seats || state.turn !== leader) return false
  if (state.deal === 1 && state.lastCall !== NO_CALL) return false
  const books = new Array<number>(state.seats).fill(0)
  for (const book of state.books.subarray(0, state.booksLaid)) {
    const seat = bookSeat(book)
    books[seat]!++
    if (seat !== leader && cardsOfBook(book).includes(CHEATER)) return false
  }
  if (books.some((laid) => laid > 1)) return false
  return eye < 0 || countCards(state.hands, eye) === HAND_SIZE - HAND_SIZE * books[eye]!
}

/**
 * Counts the facts known from the last call that would be violated if a seat held this set of cards. After an
 * unsuccessful call neither the seat called on nor the caller has the card. The caller held another card of its colour,
 * or no card of any open colour; one card drawn after a missed call may have changed the latter.
 */
export function faultsOfCall(state: BostonBooksState, call: LastCall, seat: Seat, low: number, high: number): number {
  const { card, result } = call
  if (seat !== call.seat && seat !== call.of) return 0
  const has = ((low & LOW_BITS[card]!) | (high & HIGH_BITS[card]!)) !== 0
  const inVain = result >= MISSED
  const faults = inVain && has ? 1 : 0
  if (seat !== call.seat) return faults
  const colour = colourIndex(card)
  if (!isOpen(state, colour)) return faults
  const restLow = low & ~LOW_BITS[card]!
  const restHigh = high & ~HIGH_BITS[card]!
  if (((restLow & COLOUR_LOW[colour]!) | (restHigh & COLOUR_HIGH[colour]!)) !== 0) return faults
  const open = count(restLow & state.openLow) + count(restHigh & state.openHigh)
  return open > (result === MISSED ? 1 : 0) ? faults + 1 : faults
}
