import type { Seat, EventSink } from '../../kit'
import { placedCard, placeOf } from '../placing'
import { dealAgain, tellDeal } from './deal'
import { ACCEPT, claimOf, DISPUTE, isClaim, type Move } from './move'
import { pointsDue, rowsOf } from './rows'
import { CLAIM, lay, leftOfLast, NONE, OVER, PACK_SIZE, PLAY, take, type ColorowState } from './state'
import { cardName } from '../cards'
import type { ColorowEvent, RowEvent, RowSquares } from './shape'
import { outcome } from './view'

/** Points lost for a claim that is too high, besides the surplus. */
const ERRONEOUS_COUNT = 5

/** Plays a legal move without reporting events. */
export function play(state: ColorowState, seat: Seat, move: Move): void {
  if (isClaim(move)) claim(state, claimOf(move))
  else if (move === DISPUTE) dispute(state, seat)
  else if (move === ACCEPT) state.phase = OVER
  else playCard(state, seat, move)
}

/** Plays a card. If all hands are empty, deals the next ones at once; in strict play before the claim. */
function playCard(state: ColorowState, seat: Seat, move: Move): void {
  const card = placedCard(move)
  take(state, seat, card)
  lay(state, card, placeOf(move))
  state.lastSeat = seat
  state.lastCard = card
  state.lastSquare = placeOf(move)
  state.disputedBy = NONE
  if (state.cardsInHands === 0 && state.top < PACK_SIZE) dealAgain(state)
  state.turn = state.cardsInHands > 0 ? leftOfLast(state) : NONE
  if (state.isStrict) {
    state.claimedPoints = NONE
    state.phase = CLAIM
    return
  }
  state.claimedPoints = pointsDue(state)
  state.points[seat]! += state.claimedPoints
  if (state.turn === NONE) state.phase = OVER
}

/** Credits points as claimed. After the last card, a claim of 0 ends the game, as there is nothing to dispute. */
function claim(state: ColorowState, points: number): void {
  state.points[state.lastSeat]! += points
  state.claimedPoints = points
  state.phase = state.turn === NONE && points === 0 ? OVER : PLAY
}

/** Settles a dispute: takes back the surplus and five points more, or charges the price of an unjustified dispute. */
function dispute(state: ColorowState, seat: Seat): void {
  const surplus = state.claimedPoints - pointsDue(state)
  if (surplus > 0) state.points[state.lastSeat]! -= surplus + ERRONEOUS_COUNT
  else state.points[seat]! -= state.disputeCost
  state.disputedBy = seat
  if (state.turn === NONE) state.phase = OVER
}

type Telling = EventSink<ColorowEvent>

/** Plays a move and reports events, found by comparing before and after; shape.ts documents their order. */
export function playAndTell(state: ColorowState, seat: Seat, move: Move, tell: Telling): void {
  const { deals, disputedBy } = state
  const points = [...state.points]
  play(state, seat, move)
  if (isClaim(move)) tell({ type: 'claimed', seat, points: claimOf(move) })
  else if (move === DISPUTE) tellDispute(state, seat, points, tell)
  else if (move === ACCEPT) tell({ type: 'accepted', seat })
  else tellPlay(state, seat, move, tell)
  if (state.deals > deals) tellDeal(state, tell)
  tellNext(state, state.disputedBy === disputedBy && state.phase !== CLAIM, tell)
}

function tellPlay(state: ColorowState, seat: Seat, move: Move, tell: Telling): void {
  tell({ type: 'laid', seat, card: cardName(placedCard(move)), square: placeOf(move) + 1 })
  if (state.isStrict) return
  tellRows(state, tell)
  if (state.claimedPoints > 0) tell({ type: 'scored', seat, points: state.claimedPoints })
}

function tellDispute(state: ColorowState, seat: Seat, before: readonly number[], tell: Telling): void {
  tell({ type: 'disputed', seat, of: state.lastSeat, claimed: state.claimedPoints, due: pointsDue(state) })
  tellRows(state, tell)
  const lost = (of: Seat) => before[of]! - state.points[of]!
  if (lost(state.lastSeat) > 0) {
    tell({ type: 'forfeited', seat: state.lastSeat, for: 'erroneous count', points: lost(state.lastSeat) })
  } else if (lost(seat) > 0) {
    tell({ type: 'forfeited', seat, for: 'dispute', points: lost(seat) })
  }
}

function tellRows(state: ColorowState, tell: Telling): void {
  const { completed, connecting } = rowsOf(state)
  const tellRow = (kind: RowEvent['kind']) => (squares: RowSquares) => {
    tell({ type: 'row', seat: state.lastSeat, kind, squares, points: squares.length })
  }
  completed.forEach(tellRow('completed'))
  connecting.forEach(tellRow('connecting'))
}

/** Reports the end of the game, or the next turn if the play passed it on; a dispute does not. */
function tellNext(state: ColorowState, passes: boolean, tell: Telling): void {
  const { over, scores, winners } = outcome(state)
  if (over && winners) tell({ type: 'ended', scores, winners })
  else if (passes && state.turn !== NONE) tell({ type: 'turn', seat: state.turn })
}
