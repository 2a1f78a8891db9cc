import { defineGame } from '../../define-game'
import { cardName, CHEATER, colourAt, type Card } from '../cards'
import { show, determinize, mayTell } from './knowledge'
import { eventFor, type BostonBooksEvent, type BostonBooksView, DESCRIPTION } from './shape'
import {
  type Move,
  write,
  bookColour,
  calledFor,
  calledOn,
  DRAWN,
  GIVEN,
  isBook,
  MISSED,
  NOTHING,
  packCall,
} from './move'
import { moves, pick, read } from './moves'
import {
  CALL,
  copy,
  start,
  type BostonBooksState,
  OVER,
  bookSeat,
  cardsOfBook,
  colourOfBook,
  completes,
  layBook,
  isComplete,
  booksOfDeal,
  hasStock,
  PAST_BITS,
  SHUFFLE,
  clear,
  dealerOf,
  HAND_SIZE,
  leaderOf,
} from './state'
import { type Outcome, type Seat, type EventSink, createShuffleFunctions, outcomeAtTop } from '../../kit'
import { addCard, cardNames, hasCard, removeCard } from '../hands'
import { COLOUR_COUNT, colourIndex } from '../colours'
import { packOf } from '../pack'

/**
 * Boston Books, from the sheet of 1926: call on other seats for cards of the colours you hold, lay all seven cards of a
 * colour aside as a book, and be the first with seven books.
 */
export const bostonBooks = defineGame<BostonBooksState, Move, BostonBooksView, BostonBooksEvent>('boston-books', {
  info: DESCRIPTION,
  start,
  copy,
  chance: (state) => (state.phase === SHUFFLE ? state.packSize : 0),
  ...createShuffleFunctions(cardName, packOf),
  applyChance,
  requiredSeats: (state) => (state.phase === CALL ? 1 << state.turn : 0),
  moves,
  pick,
  apply: play,
  write: (_state, _seat, move) => write(move),
  read,
  /** Everything once the game is over. */
  view: (state, eye) => show(state, state.phase === OVER ? null : eye),
  eventFor,
  determinize,
  mayTell,
  outcome,
  dump: (state) => show(state, null),
})

/** Scores the books of all deals. Only one seat can reach a target; after a single deal all seats at the top win. */
function outcome(state: BostonBooksState): Outcome {
  const reason = state.target === 0 ? 'all-books' : 'target'
  return outcomeAtTop(Array.from(state.points.subarray(0, state.seats)), state.phase === OVER ? reason : null)
}

/** Deals seven cards to each seat from the dealer's left, one at a time; books dealt complete are laid at once. */
function applyChance(state: BostonBooksState, outcomes: readonly number[], tell?: BostonBooksEventSink): void {
  const { seats, packSize } = state
  if (state.booksLaid === COLOUR_COUNT) state.deal++
  clear(state)
  const leader = leaderOf(state)
  for (let i = 0; i < packSize; i++) state.pack[i] = outcomes[i]!
  state.top = HAND_SIZE * seats
  for (let i = 0; i < state.top; i++) addCard(state.hands, (leader + i) % seats, outcomes[i]!)
  state.turn = leader
  state.phase = CALL
  if (tell) tellDeal(state, tell)
  for (let i = 0; i < seats && state.phase === CALL; i++) layDealt(state, (leader + i) % seats, tell)
  if (tell && state.phase === CALL) tell({ type: 'turn', seat: state.turn })
}

/** Lays a book dealt complete; a hand of seven cards can hold only one. */
function layDealt(state: BostonBooksState, seat: number, tell?: BostonBooksEventSink): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (isComplete(state, seat, colour)) return layBookAside(state, seat, colour, tell)
  }
}

function tellDeal(state: BostonBooksState, tell: BostonBooksEventSink): void {
  const hands = Array.from({ length: state.seats }, (_, seat) => cardNames(state.hands, seat))
  tell({ type: 'dealt', seat: dealerOf(state), deal: state.deal, hands, stock: state.packSize - state.top })
}

type BostonBooksEventSink = EventSink<BostonBooksEvent>

/** Plays a legal move. */
function play(state: BostonBooksState, seat: Seat, move: Move, tell?: BostonBooksEventSink): void {
  if (isBook(move)) layBookAside(state, seat, bookColour(move), tell)
  else ask(state, seat, move, tell)
}

function ask(state: BostonBooksState, seat: Seat, move: Move, tell?: BostonBooksEventSink): void {
  const of = calledOn(move)
  const card = calledFor(move)
  if (tell) tell({ type: 'asked', seat, of, card: cardName(card) })
  let result = NOTHING
  let got = CHEATER
  if (hasCard(state.hands, of, card)) {
    result = GIVEN
    got = card
    removeCard(state.hands, of, card)
  } else if (hasStock(state)) {
    got = state.pack[state.top++]!
    result = got === card ? DRAWN : MISSED
  }
  state.lastCall = packCall(seat, move, result)
  if (result !== NOTHING) addCard(state.hands, seat, got)
  if (tell) tellCall(state, seat, of, got, result, tell)
  if (completes(state, seat, got)) layBookAside(state, seat, colourIndex(got), tell)
  if (result >= MISSED && state.phase === CALL) passTurn(state, tell)
}

function passTurn(state: BostonBooksState, tell?: BostonBooksEventSink): void {
  state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1
  if (tell) tell({ type: 'turn', seat: state.turn })
}

/** Lays a book aside and ends the game or the deal if that decides it. */
function layBookAside(state: BostonBooksState, seat: Seat, colour: number, tell?: BostonBooksEventSink): void {
  layBook(state, seat, colour)
  if (tell) tellBook(state.books[state.booksLaid - 1]!, tell)
  if (state.points[seat] === state.target) end(state, tell)
  else if (state.booksLaid === COLOUR_COUNT) closeDeal(state, tell)
}

/** Records a deal in which all colours are closed. Then the game ends, or with a target the next shuffle is due. */
function closeDeal(state: BostonBooksState, tell?: BostonBooksEventSink): void {
  let books = 0
  for (let i = 0; i < state.booksLaid; i++) books += 1 << (PAST_BITS * bookSeat(state.books[i]!))
  state.pastDealBooks[state.pastDeals++] = books
  if (state.target === 0) return end(state, tell)
  state.phase = SHUFFLE
  if (tell)
    tell({ type: 'dealOver', deal: state.deal, books: booksOfDeal(state, books), scores: outcome(state).scores })
}

function end(state: BostonBooksState, tell?: BostonBooksEventSink): void {
  state.phase = OVER
  if (!tell) return
  const { scores, winners } = outcome(state)
  const hands = Array.from({ length: state.seats }, (_, seat) => cardNames(state.hands, seat))
  tell({ type: 'ended', hands, scores, winners: winners ?? [] })
}

function tellCall(
  state: BostonBooksState,
  seat: Seat,
  of: Seat,
  got: Card,
  result: number,
  tell: BostonBooksEventSink,
): void {
  if (result === GIVEN) return tell({ type: 'given', seat, of, card: cardName(got) })
  tell({ type: 'refused', seat: of })
  if (result === NOTHING) tell({ type: 'nothing', seat })
  else tell({ type: 'drawn', seat, card: cardName(got), hit: result === DRAWN, last: !hasStock(state) })
}

function tellBook(book: number, tell: BostonBooksEventSink): void {
  const colour = colourAt(colourOfBook(book))
  tell({ type: 'book', seat: bookSeat(book), colour, cards: cardsOfBook(book).map(cardName) })
}
