import {
  bySeat,
  entryAt,
  letterOf,
  lettersOf,
  type Eye,
  memoizePerView,
  type Seat,
  valueOfSeat,
  seatOf,
  randomEntry,
  type Rng,
} from '../../kit'
import {
  cardName,
  colourAt,
  COLOURS,
  HIGH_BITS,
  LOW_BITS,
  members,
  type Card,
  cardNamed,
  CHEATER,
  hasMember,
  countMembers,
} from '../cards'
import { cardNames, addCard, countCards, hasCard, unionOf } from '../hands'
import {
  bookSeat,
  cardsOfBook,
  colourOfBook,
  booksOfDeal,
  CALL,
  dealerOf,
  isOpen,
  NO_CALL,
  OVER,
  type BostonBooksState,
  SHUFFLE,
  putBook,
  HAND_SIZE,
  hasStock,
  leaderOf,
  PAST_BITS,
  start,
  clone,
} from './state'
import {
  calledFor,
  calledOn,
  callerOf,
  RESULTS,
  resultOf,
  DRAWN,
  packAsk,
  packCall,
  GIVEN,
  MISSED,
  NOTHING,
  isBook,
  type Move,
} from './move'
import type { Book, BostonBooksView, Call, FinishedDeal, BostonBooksSeen } from './shape'
import { COLOUR_COUNT, colourIndex, COLOUR_HIGH, COLOUR_LOW, wholeColours } from '../colours'
import { ON_TABLE, cardsOnTable, dealConstrained } from '../constrained-deal'

/** Returns what an eye may know; null stands for everything. */
export function show(state: BostonBooksState, eye: Eye | null): BostonBooksView {
  const seats = lettersOf(state.seats).map((_, seat) => seat)
  return {
    deal: state.deal,
    dealer: letterOf(dealerOf(state)),
    turn: state.phase === CALL ? letterOf(state.turn) : null,
    stock: eye === null ? stockNames(state) : state.packSize - state.top,
    hands: bySeat(seats.map((seat) => (eye === null || eye === seat ? cardNames(state.hands, seat) : null))),
    books: bySeat(seats.map((seat) => booksOf(state, seat))),
    open: COLOURS.filter((_, colour) => isOpen(state, colour)),
    last: lastCall(state),
    deals: Array.from({ length: state.pastDeals }, (_, i) => finishedDeal(state, i)),
  }
}

function booksOf(state: BostonBooksState, seat: number): Book[] {
  const books = Array.from(state.books.subarray(0, state.booksLaid)).filter((book) => bookSeat(book) === seat)
  return books.map((book) => ({ colour: colourAt(colourOfBook(book)), cards: cardsOfBook(book).map(cardName) }))
}

function lastCall({ lastCall }: BostonBooksState): Call | null {
  if (lastCall === NO_CALL) return null
  return {
    seat: letterOf(callerOf(lastCall)),
    of: letterOf(calledOn(lastCall)),
    card: cardName(calledFor(lastCall)),
    result: entryAt(RESULTS, resultOf(lastCall)),
  }
}

/** Describes a finished deal. All earlier deals were played to the end, so its index tells the dealer. */
function finishedDeal(state: BostonBooksState, index: number): FinishedDeal {
  const dealer = (index + state.seats - 1) % state.seats
  return { dealer: letterOf(dealer), books: bySeat(booksOfDeal(state, entryAt(state.pastDealBooks, index))) }
}

/** Returns the names of the cards in stock, top first. */
function stockNames(state: BostonBooksState): string[] {
  return Array.from(state.pack.subarray(state.top, state.packSize), cardName)
}

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
  // While no seat is to move, it is the last caller; the value has no visible effect then.
  state.turn = seatOf(known.turn ?? known.last?.seat ?? 'A')
  restoreStock(state, known.stock)
  return state
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
  let [low, high] = unionOf(state.hands, state.seats)
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

/** The latest call, unpacked. */
interface LastCall {
  readonly seat: Seat
  readonly of: Seat
  readonly card: Card
  readonly result: number
}

function lastCallOf({ lastCall }: BostonBooksState): LastCall | null {
  if (lastCall === NO_CALL) return null
  return { seat: callerOf(lastCall), of: calledOn(lastCall), card: calledFor(lastCall), result: resultOf(lastCall) }
}

/** Whether, as far as a viewer can see, the last call may have been made in this deal: a new deal does not reset it. */
function mayBeOfThisDeal(state: BostonBooksState, eye: Eye, call: LastCall): boolean {
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
function mayHaveNoCallYet(state: BostonBooksState, eye: Eye): boolean {
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
  const has = hasMember(low, high, card)
  const inVain = result >= MISSED
  const faults = inVain && has ? 1 : 0
  if (seat !== call.seat) return faults
  const colour = colourIndex(card)
  if (!isOpen(state, colour)) return faults
  const restLow = low & ~LOW_BITS[card]!
  const restHigh = high & ~HIGH_BITS[card]!
  if (((restLow & COLOUR_LOW[colour]!) | (restHigh & COLOUR_HIGH[colour]!)) !== 0) return faults
  const open = countMembers(restLow & state.openLow, restHigh & state.openHigh)
  return open > (result === MISSED ? 1 : 0) ? faults + 1 : faults
}

/** How many random choices of hand sizes are tried until the cards can be dealt without violating a known fact. */
const MAX_TRIES = 20

/**
 * Returns a full table consistent with a view (a determinization). Each hidden card outside the stock goes to any other
 * hand with equal probability, which also decides the secret hand sizes, within the known facts: a seat that has had no
 * turn in this deal holds no more cards than it was dealt; the last call tells about the caller and the seat called on;
 * no hand holds all cards of an open colour, as that book would have been laid.
 */
export function determinize(seen: BostonBooksSeen, rng: Rng): BostonBooksState {
  const readings = readingsOf(seen)
  const hidden = readings[readings.length > 1 ? rng.below(readings.length) : 0]!
  const state = clone(hidden.known)
  if (hidden.unseen.length === 0 || seen.over) return state
  const { hands } = state
  const cards = [...hidden.unseen]
  const countFaults = (seat: Seat, low: number, high: number) => faultsAt(hidden, seat, low, high)
  let places: readonly number[] = []
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    hands.set(hidden.known.hands)
    places = placesFor(hidden, rng)
    if (dealConstrained({ cards, places, hands, countFaults }, rng)) break
  }
  cardsOnTable(cards, places).forEach((card, i) => (state.pack[state.top + i] = card))
  return state
}

/** Returns a place for each hidden card: first the stock, then random hands within their possible sizes. */
function placesFor({ known, unseen, others, minCounts, maxCounts }: HiddenCards, rng: Rng): number[] {
  const stock = known.packSize - known.top
  const places = new Array<number>(stock).fill(ON_TABLE)
  const sizes = new Array<number>(known.seats).fill(0)
  const give = (seat: number) => {
    places.push(seat)
    sizes[seat]!++
  }
  for (const seat of others) while (sizes[seat]! < minCounts[seat]!) give(seat)
  while (places.length < unseen.length) {
    const seat = randomEntry(others, rng)
    if (sizes[seat]! < maxCounts[seat]!) give(seat)
  }
  return places
}

/** Counts the known facts that would be violated if a seat held this set of cards. */
function faultsAt({ known, call }: HiddenCards, seat: Seat, low: number, high: number): number {
  if (seat >= known.seats) return 0
  const faults = call ? faultsOfCall(known, call, seat, low, high) : 0
  return faults + wholeColours(low & known.openLow) + wholeColours(high & known.openHigh)
}

/** Stands for the stock among the places of a card. */
const STOCK = -1

/**
 * Whether a call may tell its caller something: where the card lies is not known for certain, or the caller must draw.
 */
export function mayTell(seen: BostonBooksSeen, _seat: Seat, move: Move): boolean {
  if (isBook(move)) return false
  const readings = readingsOf(seen)
  const places = new Set(readings.flatMap((reading) => placesOf(reading, calledFor(move))))
  if (places.has(calledOn(move))) return places.size > 1
  return readings.some(({ known }) => hasStock(known))
}

/** Returns the seats that may hold a card, as far as the viewer can tell, and `STOCK` if it may be there. */
function placesOf({ known, unseen, others, call }: HiddenCards, card: Card): Seat[] {
  const holder = Array.from({ length: known.seats }, (_, seat) => seat).find((seat) => hasCard(known.hands, seat, card))
  if (holder !== undefined) return [holder]
  if (!unseen.includes(card)) return []
  // After a call in vain, neither the caller nor the seat called on has the card.
  const without = call && call.card === card && call.result > DRAWN ? [call.seat, call.of] : []
  const seats = others.filter((seat) => !without.includes(seat))
  return hasStock(known) ? [...seats, STOCK] : seats
}
