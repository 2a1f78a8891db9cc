import { defineGame } from '../../define-game'
import { cardName, CHEATER, colourAt, type Card, count, HIGH_BITS, nthMember, nthBit, nextMember } from '../cards'
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
  packAsk,
  packBook,
  parseMove,
} from './move'
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
  isOpen,
} from './state'
import {
  type Outcome,
  type Seat,
  type EventSink,
  createShuffleFunctions,
  outcomeAtTop,
  type TurnRefusal,
  type Rng,
  accept,
  letterOf,
  refuse,
  type Result,
} from '../../kit'
import { addCard, cardNames, hasCard, removeCard, HIGH_WORDS } from '../hands'
import { COLOUR_COUNT, colourIndex, COLOUR_HIGH, COLOUR_LOW, COLOUR_SIZE, missingOf } from '../colours'
import { packOf } from '../pack'

/**
 * Boston Books, from the sheet of 1926: call on other seats for cards of the colours you hold, lay all seven cards of a
 * colour aside as a book, and be the first with seven books.
 */
export const bostonBooks = defineGame<BostonBooksState, BostonBooksView, BostonBooksEvent>('boston-books', {
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

/** Writes all moves of a seat: the books that it can make with the Cheater, then its calls, card by card. */
export function moves(state: BostonBooksState, seat: Seat, into: Move[]): number {
  if (state.phase !== CALL || state.turn !== seat) return 0
  let n = 0
  for (let rest = bookableColours(state, seat); rest !== 0; rest &= rest - 1) into[n++] = packBook(nthBit(rest, 0))
  const heldLow = state.hands[seat]! & state.openLow
  const heldHigh = state.hands[HIGH_WORDS + seat]! & state.openHigh
  const waived = (heldLow | heldHigh) === 0
  const low = waived ? state.openLow : missingOf(heldLow)
  const high = waived ? state.openHigh : missingOf(heldHigh)
  for (let card = nextMember(low, high, -1); card >= 0; card = nextMember(low, high, card)) {
    for (let of = 0; of < state.seats; of++) if (of !== seat) into[n++] = packAsk(of, card)
  }
  return n
}

/** Returns one of {@link moves}, chosen uniformly from the masks without listing the moves. */
export function pick(state: BostonBooksState, seat: Seat, rng: Rng): Move {
  const colours = bookableColours(state, seat)
  const books = colours === 0 ? 0 : count(colours)
  const heldLow = state.hands[seat]! & state.openLow
  const heldHigh = state.hands[HIGH_WORDS + seat]! & state.openHigh
  const waived = (heldLow | heldHigh) === 0
  const low = waived ? state.openLow : missingOf(heldLow)
  const high = waived ? state.openHigh : missingOf(heldHigh)
  const others = state.seats - 1
  const total = books + others * (count(low) + count(high))
  const chosen = (total > 1 ? rng.below(total) : 0) - books
  if (chosen < 0) return packBook(nthBit(colours, chosen + books))
  const of = chosen % others
  return packAsk(of < seat ? of : of + 1, nthMember(low, high, (chosen / others) | 0))
}

/**
 * Returns, as a bit mask, the colours of which a seat that has the Cheater holds exactly six cards. All of them are
 * open: of a closed colour at most one card is left.
 */
function bookableColours(state: BostonBooksState, seat: Seat): number {
  const low = state.hands[seat]!
  const high = state.hands[HIGH_WORDS + seat]!
  if ((high & HIGH_BITS[CHEATER]!) === 0) return 0
  let colours = 0
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const held = count(low & COLOUR_LOW[colour]!) + count(high & COLOUR_HIGH[colour]!)
    if (held === COLOUR_SIZE - 1) colours |= 1 << colour
  }
  return colours
}

/** Whether a seat holds no card of any open colour, so that it may call for cards of every open colour. */
function mayCallAnyColour(state: BostonBooksState, seat: Seat): boolean {
  return ((state.hands[seat]! & state.openLow) | (state.hands[HIGH_WORDS + seat]! & state.openHigh)) === 0
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type BostonBooksRefusal =
  TurnRefusal | 'ask-self' | 'colour-closed' | 'colour-not-held' | 'no-book' | 'no-such-player' | 'own-card'

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: BostonBooksState, seat: Seat, text: string): Result<Move, BostonBooksRefusal> {
  if (state.phase === OVER) return refuse('game-over', 'The game is over.')
  const move = parseMove(text)
  if (move < 0) {
    return refuse('bad-move', 'A move calls on a seat for a number (ask B 17), or lays a book (book green).')
  }
  if (state.phase === SHUFFLE) return refuse('not-your-turn', 'The cards are to be dealt first.')
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  return isBook(move) ? readBook(state, seat, move) : readAsk(state, seat, move)
}

function readAsk(state: BostonBooksState, seat: Seat, move: Move): Result<Move, BostonBooksRefusal> {
  const of = calledOn(move)
  const card = calledFor(move)
  const colour = colourIndex(card)
  if (of >= state.seats) return refuse('no-such-player', `Nobody sits at ${letterOf(of)}.`)
  if (of === seat) return refuse('ask-self', 'Nobody calls on his own hand.')
  if (hasCard(state.hands, seat, card)) {
    return refuse(
      'own-card',
      `Card ${cardName(card)} is in the own hand: only a card that is wanted may be called for.`,
    )
  }
  if (!isOpen(state, colour)) {
    return refuse('colour-closed', `The book of ${colourAt(colour)} is laid: none of its cards can be called for.`)
  }
  if (!mayCallAnyColour(state, seat) && !holdsColour(state, seat, colour)) {
    return refuse('colour-not-held', `To call for ${colourAt(colour)} one must hold a card of it.`)
  }
  return accept(move)
}

function readBook(state: BostonBooksState, seat: Seat, move: Move): Result<Move, BostonBooksRefusal> {
  if (bookableColours(state, seat) & (1 << bookColour(move))) return accept(move)
  return refuse('no-book', 'A book is laid with exactly six cards of the colour and the Cheater in hand.')
}

function holdsColour(state: BostonBooksState, seat: Seat, colour: number): boolean {
  const low = state.hands[seat]! & COLOUR_LOW[colour]!
  return (low | (state.hands[HIGH_WORDS + seat]! & COLOUR_HIGH[colour]!)) !== 0
}
