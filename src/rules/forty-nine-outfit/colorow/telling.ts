import type { Seat, Tell } from '../../kit'
import { cardName } from '../cards'
import { placedCard, placeOf } from '../placing'
import { tellDeal } from './deal'
import type { ColorowEvent, RowEvent, RowSquares } from './shape'
import { ACCEPT, claimOf, DISPUTE, isClaim, type Move } from './move'
import { outcome } from './view'
import { play } from './play'
import { dueOf, rowsOf } from './rows'
import { CLAIM, NONE, type ColorowState } from './state'

type Telling = Tell<ColorowEvent>

/** Plays a move and tells what happened, found by comparing before and after (see events.ts for the order). */
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
  if (state.strict) return
  tellRows(state, tell)
  if (state.claimed > 0) tell({ type: 'scored', seat, points: state.claimed })
}

function tellDispute(state: ColorowState, seat: Seat, before: readonly number[], tell: Telling): void {
  // In range: seats.
  tell({ type: 'disputed', seat, of: state.lastSeat, claimed: state.claimed, due: dueOf(state) })
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

/** Who plays the next card; a dispute changes nothing about that. */
function tellNext(state: ColorowState, passes: boolean, tell: Telling): void {
  const { over, scores, winners } = outcome(state)
  if (over && winners) tell({ type: 'ended', scores, winners })
  else if (passes && state.turn !== NONE) tell({ type: 'turn', seat: state.turn })
}
