import type { Eye, Seat } from '../../kit'
import { count, HIGH, LOW, CHEATER, type Card } from '../cards'
import { COLOUR_HIGH, COLOUR_LOW, colourIndex } from '../colours'
import { countCards, hasCard } from '../hands'
import { bookSeat, cardsOfBook } from './books'
import { calledFor, calledOn, callerOf, DRAWN, GIVEN, MISSED, NOTHING, resultOf } from './move'
import { HAND, hasStock, isOpen, leaderOf, NO_CALL, type BostonBooksState } from './state'

// In range: seats, cards, colours.

/** The latest call, taken apart. */
export interface LastCall {
  readonly seat: Seat
  readonly of: Seat
  readonly card: Card
  readonly result: number
}

export function lastCallOf({ last }: BostonBooksState): LastCall | null {
  if (last === NO_CALL) return null
  return { seat: callerOf(last), of: calledOn(last), card: calledFor(last), result: resultOf(last) }
}

/** Whether the last call can have been made in this deal, by what an eye can see: a new deal leaves it standing. */
export function mayBeOfThisDeal(state: BostonBooksState, eye: Eye, call: LastCall): boolean {
  const { seat, of, card, result } = call
  const drawn = state.top > HAND * state.seats
  const hit = result <= DRAWN
  if (state.turn !== (hit ? seat : (seat + 1) % state.seats)) return false
  if (result === NOTHING ? hasStock(state) : result !== GIVEN && !drawn) return false
  if (!hit) return ![seat, of].some((other) => other === eye && hasCard(state.hands, eye, card))
  if (eye < 0 || !isOpen(state, colourIndex(card))) return true
  return hasCard(state.hands, eye, card) === (seat === eye)
}

/** Whether no call at all can have been made in this deal: stock, turn, books and the eye's own hand are as dealt. */
export function mayBeBefore(state: BostonBooksState, eye: Eye): boolean {
  const leader = leaderOf(state)
  if (state.top !== HAND * state.seats || state.turn !== leader) return false
  if (state.deal === 1 && state.last !== NO_CALL) return false
  const books = new Array<number>(state.seats).fill(0)
  for (const book of state.books.subarray(0, state.laid)) {
    const seat = bookSeat(book)
    books[seat]!++
    if (seat !== leader && cardsOfBook(book).includes(CHEATER)) return false
  }
  if (books.some((laid) => laid > 1)) return false
  return eye < 0 || countCards(state.hands, eye) === HAND - HAND * books[eye]!
}

/**
 * How many things that the last call told would be untrue if a seat held this set of cards. Where it was in vain,
 * neither the seat called on nor the caller has the card. The caller had another card of its colour, or none of any
 * open colour; one card that he drew in vain may have changed that.
 */
export function faultsOfCall(state: BostonBooksState, call: LastCall, seat: Seat, low: number, high: number): number {
  const { card, result } = call
  if (seat !== call.seat && seat !== call.of) return 0
  const has = ((low & LOW[card]!) | (high & HIGH[card]!)) !== 0
  const inVain = result >= MISSED
  const faults = inVain && has ? 1 : 0
  if (seat !== call.seat) return faults
  const colour = colourIndex(card)
  if (!isOpen(state, colour)) return faults
  const restLow = low & ~LOW[card]!
  const restHigh = high & ~HIGH[card]!
  if (((restLow & COLOUR_LOW[colour]!) | (restHigh & COLOUR_HIGH[colour]!)) !== 0) return faults
  const open = count(restLow & state.openLow) + count(restHigh & state.openHigh)
  return open > (result === MISSED ? 1 : 0) ? faults + 1 : faults
}
