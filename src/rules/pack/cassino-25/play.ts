import type { Seat, Tell } from '../../kit'
import { countRound, passTurn } from '../cassino/count'
import { leftOf } from '../cassino/deal'
import type { CassinoEvent } from '../cassino/events'
import { lay } from '../cassino/lay'
import { CALLS, cardOf, COUNT, whatOf, type Move } from '../cassino/move'
import { COUNTING, type CassinoState } from '../cassino/state'
import { call, openWindow, shutWindow } from './calls'

/** Plays a legal move, and tells of it if anybody listens. */
export function play(state: CassinoState, seat: Seat, move: Move, tell?: Tell<CassinoEvent>): void {
  if (move === COUNT) count(state, tell)
  else if (whatOf(move) === CALLS) {
    call(state, seat, move, tell)
    if (state.phase === COUNTING && state.windowSeat < 0) countRound(state, tell)
  } else playCard(state, seat, move, tell)
}

function count(state: CassinoState, tell?: Tell<CassinoEvent>): void {
  if (tell) tell({ type: 'closed', seat: state.windowSeat })
  shutWindow(state)
  countRound(state, tell)
}

/** Builds never open the window. */
function playCard(state: CassinoState, seat: Seat, move: Move, tell?: Tell<CassinoEvent>): void {
  shutWindow(state)
  lay(state, seat, move, tell)
  if (state.calls && whatOf(move) === 0) openWindow(state, seat, cardOf(move), tell)
  if (!passTurn(state, tell)) return
  if (state.windowSeat < 0) countRound(state, tell)
  else {
    state.phase = COUNTING
    if (tell) tell({ type: 'waiting', seat: leftOf(state, seat) })
  }
}
