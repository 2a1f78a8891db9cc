import { memoizePerView, type Seat, lettersOf, valueOfSeat, seatOf } from '../../kit'
import { HIGH_BITS, LOW_BITS, members, type Card, cardNamed, COLOURS } from '../cards'
import { COLOUR_COUNT, colourIndex } from '../colours'
import { addCard, HIGH_WORDS } from '../hands'
import { bookSeat, cardsOfBook, putBook } from './books'
import { lastCallOf, mayHaveNoCallYet, mayBeOfThisDeal, type LastCall } from './last-call'
import { DRAWN, packAsk, packCall, RESULTS } from './move'
import type { BostonBooksSeen, BostonBooksView, Call } from './shape'
import {
  CALL,
  HAND_SIZE,
  hasStock,
  isOpen,
  leaderOf,
  type BostonBooksState,
  NO_CALL,
  OVER,
  PAST_BITS,
  SHUFFLE,
  start,
} from './state'

/** Restores a table from a view; hands and stock hold only the cards that the viewer knows. */
function restore(seen: BostonBooksSeen): BostonBooksState {
  const state = start(seen.options, seen.seats)
  const known = seen.state
  state.deal = known.deal
  state.phase = seen.over ? OVER : known.turn === null ? SHUFFLE : CALL
  lettersOf(state.seats).forEach((letter, seat) => {
    for (const card of known.hands[letter] ?? []) addCard(state.hands, seat, cardNamed(card))
    for (const { colour, cards } of valueOfSeat(known.books, seat)) {
      putBook(state, seat, COLOURS.indexOf(colour), cards.map(cardNamed))
    }
    state.points[seat] = valueOfSeat(seen.scores, seat)
  })
  known.deals.forEach(({ books }, i) => (state.pastDealBooks[i] = pastWord(books)))
  state.pastDeals = known.deals.length
  state.lastCall = known.last ? callOf(known.last) : NO_CALL
  state.turn = turnOf(known)
  restoreStock(state, known.stock)
  return state
}

/**
 * Returns the seat to move. While no seat is to move, it returns the last caller; the value has no visible effect then.
 */
function turnOf({ turn, last }: BostonBooksView): number {
  return seatOf(turn ?? last?.seat ?? 'A')
}

function restoreStock(state: BostonBooksState, stock: BostonBooksView['stock']): void {
  const cards = typeof stock === 'number' ? [] : stock.map(cardNamed)
  state.top = state.packSize - (typeof stock === 'number' ? stock : cards.length)
  cards.forEach((card, i) => (state.pack[state.top + i] = card))
}

function pastWord(books: Readonly<Record<string, number>>): number {
  return Object.keys(books).reduce((word, _, seat) => {
    return word + (valueOfSeat(books, seat) << (PAST_BITS * seat))
  }, 0)
}

function callOf({ seat, of, card, result }: Call): number {
  return packCall(seatOf(seat), packAsk(seatOf(of), cardNamed(card)), RESULTS.indexOf(result))
}

/** What one view reveals about the hidden cards, assuming that its last call was, or was not, made in this deal. */
export interface HiddenCards {
  /** The table as far as it is known. Never modified. */
  readonly known: BostonBooksState
  /** Cards whose place the viewer does not know. */
  readonly unseen: readonly Card[]
  /** Seats whose hands are hidden. */
  readonly others: readonly Seat[]
  /** The smallest and largest number of unseen cards that each seat can hold. */
  readonly minCounts: readonly number[]
  readonly maxCounts: readonly number[]
  /** The last call, if it was made in this deal; else null. */
  readonly call: LastCall | null
}

/** Returns the possible cases: two if the view does not show in which deal the last call was made, else one. */
export const readingsOf = memoizePerView((seen: BostonBooksSeen): readonly HiddenCards[] => {
  const known = restore(seen)
  const readings: HiddenCards[] = []
  const last = known.phase === CALL ? lastCallOf(known) : null
  if (last && mayBeOfThisDeal(known, seen.eye, last)) readings.push(hiddenAfter(known, seen.eye, last))
  if (readings.length === 0 || mayHaveNoCallYet(known, seen.eye)) readings.push(hiddenAfter(known, seen.eye, null))
  return readings
})

function hiddenAfter(restored: BostonBooksState, eye: number, call: LastCall | null): HiddenCards {
  const known = { ...restored, hands: restored.hands.slice() }
  const { seats } = known
  if (call && call.result <= DRAWN && isOpen(known, colourIndex(call.card))) addCard(known.hands, call.seat, call.card)
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return {
    known,
    unseen: isUndealt(known) ? [] : unseenOf(known),
    others: all.filter((seat) => seat !== eye),
    minCounts: all.map((seat) => (call || known.phase !== CALL ? 0 : dealtCardsLeft(known, seat))),
    maxCounts: all.map((seat) => (mayHaveGained(known, seat, call) ? Infinity : dealtCardsLeft(known, seat))),
    call,
  }
}

function isUndealt(state: BostonBooksState): boolean {
  return state.phase !== CALL && state.booksLaid < COLOUR_COUNT && state.pastDeals === 0 && state.top === state.packSize
}

function unseenOf(state: BostonBooksState): Card[] {
  let low = 0
  let high = 0
  for (let seat = 0; seat < state.seats; seat++) {
    low |= state.hands[seat]!
    high |= state.hands[HIGH_WORDS + seat]!
  }
  for (const book of state.books.subarray(0, state.booksLaid)) {
    for (const card of cardsOfBook(book)) {
      low |= LOW_BITS[card]!
      high |= HIGH_BITS[card]!
    }
  }
  return members(~low, ~high).filter((card) => card < state.packSize)
}

/** Returns how many of its seven dealt cards a seat still holds if it has neither received nor given any. */
function dealtCardsLeft(state: BostonBooksState, seat: Seat): number {
  const books = Array.from(state.books.subarray(0, state.booksLaid)).filter((book) => bookSeat(book) === seat)
  return HAND_SIZE - HAND_SIZE * books.length
}

/**
 * Whether a seat may have had a turn in this deal, and so may hold more cards than it was dealt. While there is stock,
 * every turn that has passed has drawn a card from it; if fewer cards are gone than there are seats, the turn has not
 * gone round, and the seats it has not reached are known.
 */
function mayHaveGained(state: BostonBooksState, seat: Seat, call: LastCall | null): boolean {
  if (state.phase !== CALL) return true
  if (!call) return false
  const { seats } = state
  const drawn = state.top - HAND_SIZE * seats
  if (!hasStock(state) || drawn >= seats) return true
  const leader = leaderOf(state)
  const passed = (state.turn - leader + seats) % seats
  const place = (seat - leader + seats) % seats
  return place < passed || call.seat === seat
}
