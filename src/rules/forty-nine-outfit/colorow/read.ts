import { accept, letterOf, refuse, type Result, type Seat } from '../../kit'
import { cardName } from '../cards'
import { hasCard } from '../hands'
import { placedCard, placeOf } from '../placing'
import { ACCEPT, DISPUTE, isClaim, laysSeveral, parse, type Move } from './move'
import { mayAccept, mayDispute } from './moves'
import { MAX_DUE } from './rows'
import { CLAIM, NONE, OVER, type ColorowState } from './state'

/** Error codes of refused move texts: the first rule that the text breaks. */
export type ColorowRefusal =
  | 'bad-move'
  | 'board-full'
  | 'card-not-in-hand'
  | 'claim-first'
  | 'game-over'
  | 'not-your-turn'
  | 'nothing-to-accept'
  | 'nothing-to-claim'
  | 'nothing-to-dispute'
  | 'one-card-only'
  | 'square-taken'

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: ColorowState, seat: Seat, text: string): Result<Move, ColorowRefusal> {
  if (state.phase === OVER) return refuse('game-over', 'The game is over.')
  if (laysSeveral(text))
    return refuse('one-card-only', 'Only one card is played in a turn; the cards stay in the hand.')
  const move = parse(text, state.isStrict)
  if (move < 0) return refuse('bad-move', badMove(state))
  if (isClaim(move)) return readClaim(state, seat, move)
  if (state.phase === CLAIM) {
    return refuse('claim-first', `${letterOf(state.lastSeat)} must first claim the points of the last play, or 0.`)
  }
  if (move === DISPUTE) return readDispute(state, seat)
  if (move === ACCEPT) return readAccept(state, seat)
  return readPlay(state, seat, move)
}

function badMove(state: ColorowState): string {
  const play = 'A move is a card and a square (17@4), both 1 to 49'
  return state.isStrict
    ? `${play}, claim with 0 to ${MAX_DUE} points (claim 7), dispute or accept.`
    : `${play}; claims and disputes belong to the strict referee.`
}

function readClaim(state: ColorowState, seat: Seat, move: Move): Result<Move, ColorowRefusal> {
  if (state.phase !== CLAIM) return refuse('nothing-to-claim', 'Points are claimed once, right after a card is played.')
  if (seat !== state.lastSeat) {
    return refuse('not-your-turn', `The claim belongs to ${letterOf(state.lastSeat)}, who played the last card.`)
  }
  return accept(move)
}

function readDispute(state: ColorowState, seat: Seat): Result<Move, ColorowRefusal> {
  if (mayDispute(state, seat)) return accept(DISPUTE)
  return refuse('nothing-to-dispute', "Only another's claim over 0 can be disputed, once, and before the next card.")
}

function readAccept(state: ColorowState, seat: Seat): Result<Move, ColorowRefusal> {
  if (mayAccept(state, seat)) return accept(ACCEPT)
  return refuse(
    'nothing-to-accept',
    'Only the last claim of the game is accepted, by the seat at the left of the last player.',
  )
}

function readPlay(state: ColorowState, seat: Seat, move: Move): Result<Move, ColorowRefusal> {
  const card = placedCard(move)
  const square = placeOf(move)
  if (state.turn === NONE) return refuse('board-full', 'The board is full; only the last count is still open.')
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  if (!hasCard(state.hands, seat, card)) return refuse('card-not-in-hand', `Card ${cardName(card)} is not in the hand.`)
  if (state.cardOn[square] !== NONE) return refuse('square-taken', `A card lies on square ${square + 1} already.`)
  return accept(move)
}
