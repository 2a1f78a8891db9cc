import { letterOf } from '../../kit'
import { cardName } from '../cards'
import { cardNames } from '../hands'
import { bookSeat, cardsOfBook } from './books'
import { SHUFFLE, type BostonBooksState } from './state'
import { stockNames } from './view'

/** Where every card is: `hand A/17`, `book B/C`, `stock/3`; the pack of the first deal is all stock. */
export function census(state: BostonBooksState): string[] {
  if (state.phase === SHUFFLE && state.pastDeals === 0) {
    return Array.from({ length: state.size }, (_, card) => `stock/${cardName(card)}`).sort()
  }
  const places = stockNames(state).map((card) => `stock/${card}`)
  for (let seat = 0; seat < state.seats; seat++) {
    for (const card of cardNames(state.hands, seat)) places.push(`hand ${letterOf(seat)}/${card}`)
  }
  for (const book of state.books.subarray(0, state.laid)) {
    for (const card of cardsOfBook(book)) places.push(`book ${letterOf(bookSeat(book))}/${cardName(card)}`)
  }
  return places.sort()
}
