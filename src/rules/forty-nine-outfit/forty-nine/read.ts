import { accept, letterOf, refuse, type Result, type Seat } from '../../kit'
import { CHEATER, cardName } from '../cards'
import { lowestNumber } from './deal'
import { completedAt } from './lines'
import { announces, cardOf, laysCheater, DRAW, packPlay, PASS, squareOf, type Move } from './move'
import { claimBits, parsePlainMove, parseStrictPlay } from './notation'
import { canPlay, hasStock, holds, isOpen, isOpening, isTaken, type FortyNineState } from './state'

/** Error codes of refused move texts: the first rule that the text breaks. */
export type FortyNineRefusal =
  | 'already-drawn'
  | 'bad-move'
  | 'card-not-in-hand'
  | 'false-claim'
  | 'game-over'
  | 'must-draw'
  | 'must-play'
  | 'not-adjoining'
  | 'not-your-turn'
  | 'opening-card'
  | 'square-taken'
  | 'stock-empty'

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: FortyNineState, seat: Seat, text: string): Result<Move, FortyNineRefusal> {
  if (state.ended) return refuse('game-over', 'The game is over.')
  const plain = parsePlainMove(text)
  const words = plain < 0 && state.isStrict ? parseStrictPlay(text) : null
  if (plain < 0 && !words) return refuse('bad-move', badMove(state))
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  if (plain === DRAW) return readDraw(state)
  if (plain === PASS) return readPass(state, seat)
  return words ? readPlay(state, seat, words.move, words.claims) : readPlay(state, seat, plain, null)
}

function badMove(state: FortyNineState): string {
  const plain = 'A move is a card (17), the Cheater on a square (C@45), draw or pass'
  return state.isStrict
    ? `${plain}; a play may add ! and then claim with the names of lines (33! claim 29-35,17+33).`
    : `${plain}; announcements and claims belong to the strict referee.`
}

function readDraw(state: FortyNineState): Result<Move, FortyNineRefusal> {
  if (isOpening(state)) return refuseOpening()
  if (state.hasDrawn) return refuse('already-drawn', 'Only one card may be drawn in a turn.')
  if (!hasStock(state)) return refuse('stock-empty', 'The stock is empty.')
  return accept(DRAW)
}

function readPass(state: FortyNineState, seat: Seat): Result<Move, FortyNineRefusal> {
  if (isOpening(state)) return refuseOpening()
  if (hasStock(state) && !state.hasDrawn)
    return refuse('must-draw', 'Nobody may pass without drawing while there is stock.')
  if (!state.isStrict && !hasStock(state) && canPlay(state, seat)) {
    return refuse('must-play', 'The stock is empty: whoever can lay a card must, with the Cheater too.')
  }
  return accept(PASS)
}

function readPlay(
  state: FortyNineState,
  seat: Seat,
  move: Move,
  claims: readonly string[] | null,
): Result<Move, FortyNineRefusal> {
  const card = cardOf(move)
  if (!holds(state, seat, card)) return refuse('card-not-in-hand', `${nameOf(card)} is not in the hand.`)
  if (isOpening(state) && card !== lowestNumber(state, seat)) return refuseOpening()
  if (!state.isStrict) return readSquare(state, move)
  return claims ? readClaims(state, move, claims) : accept(move)
}

/** Validates claims. A strict referee lets a card be laid anywhere, as it is returned; but a claim must be true. */
function readClaims(state: FortyNineState, move: Move, claims: readonly string[]): Result<Move, FortyNineRefusal> {
  const square = squareOf(move)
  const bits = claimBits(square, claims)
  const completed = isOpen(state, square) ? completedAt(state, square) : 0
  if (bits < 0 || (bits & ~completed) !== 0) {
    return refuse('false-claim', 'A claim lists rows, then a fifty, then a hundred that this very play completes.')
  }
  return accept(packPlay(square, laysCheater(move), announces(move), bits))
}

function readSquare(state: FortyNineState, move: Move): Result<Move, FortyNineRefusal> {
  const square = squareOf(move)
  if (isOpening(state) || isOpen(state, square)) return accept(move)
  if (isTaken(state, square)) return refuse('square-taken', `A card lies on square ${square + 1} already.`)
  return refuse('not-adjoining', `Square ${square + 1} adjoins no square on which a card lies.`)
}

function refuseOpening(): Result<Move, FortyNineRefusal> {
  return refuse('opening-card', 'The first turn is the play of the lowest card of all, and nothing else.')
}

function nameOf(card: number): string {
  return card === CHEATER ? 'The Cheater' : `Card ${cardName(card)}`
}
