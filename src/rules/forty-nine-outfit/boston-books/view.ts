import { bySeat, entryAt, letterOf, lettersOf, type Eye } from '../../kit'
import { cardName, colourAt, COLOURS } from '../cards'
import { cardNames } from '../hands'
import { bookSeat, cardsOfBook, colourOfBook } from './books'
import { calledFor, calledOn, callerOf, RESULTS, resultOf } from './move'
import { booksOfDeal } from './play'
import type { Book, BostonBooksView, Call, FinishedDeal } from './shape'
import { CALL, dealerOf, isOpen, NO_CALL, OVER, type BostonBooksState, SHUFFLE } from './state'

/** Returns the complete State of the rules page. */
export function dump(state: BostonBooksState): BostonBooksView {
  const hands = lettersOf(state.seats).map((_, seat) => cardNames(state.hands, seat))
  return viewWith(state, stockNames(state), bySeat(hands))
}

/** Returns what a viewer may know of the State; everything once the game is over. */
export function view(state: BostonBooksState, eye: Eye): BostonBooksView {
  if (state.phase === OVER) return dump(state)
  const hands = lettersOf(state.seats).map((_, seat) => (seat === eye ? cardNames(state.hands, seat) : null))
  return viewWith(state, state.packSize - state.top, bySeat(hands))
}

function viewWith(
  state: BostonBooksState,
  stock: BostonBooksView['stock'],
  hands: BostonBooksView['hands'],
): BostonBooksView {
  return {
    deal: state.deal,
    dealer: letterOf(dealerOf(state)),
    turn: state.phase === CALL ? letterOf(state.turn) : null,
    stock,
    hands,
    books: bySeat(lettersOf(state.seats).map((_, seat) => booksOf(state, seat))),
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
export function stockNames(state: BostonBooksState): string[] {
  return Array.from(state.pack.subarray(state.top, state.packSize), cardName)
}

/** Lists the place of every card: `hand A/17`, `book B/C`, `stock/3`; before the first deal all cards are in stock. */
export function census(state: BostonBooksState): string[] {
  if (state.phase === SHUFFLE && state.pastDeals === 0) {
    return Array.from({ length: state.packSize }, (_, card) => `stock/${cardName(card)}`).sort()
  }
  const places = stockNames(state).map((card) => `stock/${card}`)
  for (let seat = 0; seat < state.seats; seat++) {
    for (const card of cardNames(state.hands, seat)) places.push(`hand ${letterOf(seat)}/${card}`)
  }
  for (const book of state.books.subarray(0, state.booksLaid)) {
    for (const card of cardsOfBook(book)) places.push(`book ${letterOf(bookSeat(book))}/${cardName(card)}`)
  }
  return places.sort()
}
