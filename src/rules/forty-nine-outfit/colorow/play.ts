import type { Seat } from '../../kit'
import { placedCard, placeOf } from '../placing'
import { dealOn } from './deal'
import { ACCEPT, claimOf, DISPUTE, isClaim, type Move } from './move'
import { dueOf } from './rows'
import { CLAIM, lay, leftOfLast, NONE, OVER, PACK, PLAY, take, type ColorowState } from './state'

// In range: seats.

/** What a count too high costs beside the surplus. */
const ERRONEOUS_COUNT = 5

/** Plays a legal move without a word. */
export function play(state: ColorowState, seat: Seat, move: Move): void {
  if (isClaim(move)) claim(state, claimOf(move))
  else if (move === DISPUTE) dispute(state, seat)
  else if (move === ACCEPT) state.phase = OVER
  else playCard(state, seat, move)
}

/** The next hands are dealt as soon as all are empty, in strict play before the count. */
function playCard(state: ColorowState, seat: Seat, move: Move): void {
  const card = placedCard(move)
  take(state, seat, card)
  lay(state, card, placeOf(move))
  state.lastSeat = seat
  state.lastCard = card
  state.lastSquare = placeOf(move)
  state.disputedBy = NONE
  if (state.held === 0 && state.top < PACK) dealOn(state)
  state.turn = state.held > 0 ? leftOfLast(state) : NONE
  if (state.strict) {
    state.claimed = NONE
    state.phase = CLAIM
    return
  }
  state.claimed = dueOf(state)
  state.points[seat]! += state.claimed
  if (state.turn === NONE) state.phase = OVER
}

/** Points are credited as claimed. With nothing claimed after the last card there is nothing to dispute. */
function claim(state: ColorowState, points: number): void {
  state.points[state.lastSeat]! += points
  state.claimed = points
  state.phase = state.turn === NONE && points === 0 ? OVER : PLAY
}

/** The referee recounts: the surplus and five points more, or the price of a dispute without cause. */
function dispute(state: ColorowState, seat: Seat): void {
  const surplus = state.claimed - dueOf(state)
  if (surplus > 0) state.points[state.lastSeat]! -= surplus + ERRONEOUS_COUNT
  else state.points[seat]! -= state.disputeCost
  state.disputedBy = seat
  if (state.turn === NONE) state.phase = OVER
}
