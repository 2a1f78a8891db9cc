import { lettersOf, ofSeat, seatOf } from '../../kit'
import { cardNamed, COLOURS } from '../cards'
import { addCard } from '../hands'
import { putBook } from './books'
import { packAsk, packCall, RESULTS } from './move'
import type { BostonBooksSeen, BostonBooksView, Call } from './shape'
import { CALL, NO_CALL, OVER, PAST_BITS, SHUFFLE, start, type BostonBooksState } from './state'

/** The table as far as it was seen: hands and stock hold only what is known of them. */
export function restore(seen: BostonBooksSeen): BostonBooksState {
  const state = start(seen.options, seen.seats)
  const known = seen.state
  state.deal = known.deal
  state.phase = seen.over ? OVER : known.turn === null ? SHUFFLE : CALL
  lettersOf(state.seats).forEach((letter, seat) => {
    for (const card of known.hands[letter] ?? []) addCard(state.hands, seat, cardNamed(card))
    for (const { colour, cards } of ofSeat(known.books, seat)) {
      putBook(state, seat, COLOURS.indexOf(colour), cards.map(cardNamed))
    }
    state.points[seat] = ofSeat(seen.scores, seat)
  })
  known.deals.forEach(({ books }, i) => (state.past[i] = pastWord(books)))
  state.pastDeals = known.deals.length
  state.last = known.last ? callOf(known.last) : NO_CALL
  state.turn = turnOf(known)
  restoreStock(state, known.stock)
  return state
}

/** While nobody has the turn, the seat that called last keeps it: nothing shows it. */
function turnOf({ turn, last }: BostonBooksView): number {
  return seatOf(turn ?? last?.seat ?? 'A')
}

function restoreStock(state: BostonBooksState, stock: BostonBooksView['stock']): void {
  const cards = typeof stock === 'number' ? [] : stock.map(cardNamed)
  state.top = state.size - (typeof stock === 'number' ? stock : cards.length)
  cards.forEach((card, i) => (state.pack[state.top + i] = card))
}

function pastWord(books: Readonly<Record<string, number>>): number {
  return Object.keys(books).reduce((word, _, seat) => {
    return word + (ofSeat(books, seat) << (PAST_BITS * seat))
  }, 0)
}

function callOf({ seat, of, card, result }: Call): number {
  return packCall(seatOf(seat), packAsk(seatOf(of), cardNamed(card)), RESULTS.indexOf(result))
}
