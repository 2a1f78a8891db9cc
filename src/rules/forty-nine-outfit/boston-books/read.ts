import { accept, letterOf, refuse, type Result, type Seat } from '../../kit'
import { cardName, colourAt } from '../cards'
import { COLOUR_HIGH, COLOUR_LOW, colourIndex } from '../colours'
import { hasCard, HIGH_WORDS } from '../hands'
import { bookColour, calledFor, calledOn, isBook, type Move } from './move'
import { bookableColours, mayCallAnyColour } from './moves'
import { parseMove } from './notation'
import { isOpen, OVER, SHUFFLE, type BostonBooksState } from './state'

/** Error codes of refused move texts: the first rule that the text breaks. */
export type BostonBooksRefusal =
  | 'ask-self'
  | 'bad-move'
  | 'colour-closed'
  | 'colour-not-held'
  | 'game-over'
  | 'no-book'
  | 'no-such-player'
  | 'not-your-turn'
  | 'own-card'

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
