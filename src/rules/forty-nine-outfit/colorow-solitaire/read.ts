import { accept, refuse, type Result } from '../../kit'
import { HIGH_BITS, LOW_BITS, cardName } from '../cards'
import { SQUARES } from '../board'
import { OFF, parsePlacing, placedCard, placeOf, writePlacing } from '../placing'
import { judgePlacing, type PlacingRefusal } from '../tray/read'
import { NONE } from '../tray/state'
import { DONE, type Move } from './moves'
import { isFull, isOver, type ColorowSolitaireState } from './state'

/** Error codes of refused move texts: the first rule that the text breaks. */
export type ColorowSolitaireRefusal =
  'bad-move' | 'cards-left' | 'game-over' | 'not-in-hand' | 'square-taken' | PlacingRefusal

/** Writes a move in the notation of the rules page. */
export function write(move: Move): string {
  return move === DONE ? 'done' : writePlacing(move)
}

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: ColorowSolitaireState, text: string): Result<Move, ColorowSolitaireRefusal> {
  if (isOver(state)) return refuse('game-over', 'The game is over.')
  return state.isDealt ? readDealt(state, text) : readFree(state, text)
}

function readFree(state: ColorowSolitaireState, text: string): Result<Move, ColorowSolitaireRefusal> {
  if (text === 'done') {
    return isFull(state) ? accept(DONE) : refuse('cards-left', 'All 49 cards must lie on the board before it is done.')
  }
  const move = parsePlacing(text, SQUARES)
  if (move < 0) {
    return refuse('bad-move', 'A move is a card and a square (17@25), a card put off the board (17@off), or done.')
  }
  return judgePlacing(state, move)
}

function readDealt(state: ColorowSolitaireState, text: string): Result<Move, ColorowSolitaireRefusal> {
  const move = parsePlacing(text, SQUARES)
  if (move < 0 || placeOf(move) === OFF) {
    return refuse('bad-move', 'A move is a card of the hand and a square (17@25): what lies, lies.')
  }
  const card = placedCard(move)
  if (((state.handLow & LOW_BITS[card]!) | (state.handHigh & HIGH_BITS[card]!)) === 0) {
    return refuse('not-in-hand', `Card ${cardName(card)} is not in the hand.`)
  }
  if (state.cardOn[placeOf(move)] !== NONE) {
    return refuse('square-taken', `A card lies on square ${placeOf(move) + 1} already.`)
  }
  return accept(move)
}
